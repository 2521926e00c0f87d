import type { TSchema, ValidationError } from "elysia";
import type { Fault } from "../contract/sentences.ts";
import type { BrokenRule } from "../platform/errors.ts";

interface ShapeFault {
  path: string;
  value: unknown;
  schema: TSchema;
  errors?: Iterable<ShapeFault>[];
}

const EXPECTED: Record<string, string> = {
  string: "A text is expected here",
  number: "A number is expected here",
  integer: "A whole number is expected here",
  boolean: "true or false is expected here",
  array: "A list is expected here",
  object: "An object with fields is expected here",
};

export function toFault({ field, problem, kind }: BrokenRule): Fault {
  return { loc: ["body", ...field.split(".").filter(Boolean)], msg: problem, type: `value_error.${kind}` };
}

export function toShapeFaults(error: ValidationError): Fault[] {
  // Elysia's type leaves out fields that TypeBox provides.
  const shapeFaults = error.all.filter((fault) => "schema" in fault) as unknown as ShapeFault[];
  const rows = shapeFaults.flatMap(findDeepest).map((fault) => ({
    // Path params are reported as query params if they were numbers out of range.
    loc: [error.type === "property" ? "query" : error.type, ...splitPointer(fault.path)],
    ...describeFault(fault),
  }));
  return [...new Map(rows.map((row) => [row.loc.join("/"), row])).values()];
}

function findDeepest(fault: ShapeFault): ShapeFault[] {
  const ways = (fault.errors ?? []).map((way) => [...way].flatMap(findDeepest));
  const depth = (way: ShapeFault[]) => Math.min(...way.map(({ path }) => splitPointer(path).length));
  const inside = ways.find((way) => way.length > 0 && depth(way) > splitPointer(fault.path).length);
  const limit = ways.flat().find((way) => way.path === fault.path && describeLimit(way) !== null);
  return inside ?? (limit ? [limit] : [fault]);
}

function describeFault(fault: ShapeFault): Pick<Fault, "msg" | "type" | "ctx"> {
  const { schema, value } = fault;
  if (value === undefined) return { msg: "This is missing", type: "value_error.missing" };
  const limit = describeLimit(fault);
  if (limit) return limit;
  if (schema["enum"]) return describeChoices(schema["enum"]);
  const choices: unknown[] = (schema["anyOf"] ?? []).map((way: TSchema) => way["const"]);
  if (choices.length > 0 && choices.every((choice) => choice !== undefined)) return describeChoices(choices);
  if (typeof value === "string" && schema["pattern"])
    return {
      msg: `It must look like ${schema["example"] ?? schema["description"] ?? schema["pattern"]}`,
      type: "value_error.pattern",
    };
  const kind = schema["multipleOf"] === 1 ? "integer" : (getKind(schema) ?? "");
  return { msg: EXPECTED[kind] ?? "Not valid", type: kind ? `type_error.${kind}` : "type_error" };
}

function describeLimit({ schema, value }: ShapeFault): Pick<Fault, "msg" | "type" | "ctx"> | null {
  const { maxLength, minItems, maxItems, maxProperties, minimum, exclusiveMinimum, maximum } = schema;
  if (typeof value === "string" && value.length > maxLength)
    return describeLimitError("too-long", `At most ${maxLength} characters are possible here`, maxLength);
  if (Array.isArray(value) && value.length < minItems)
    return describeLimitError("too-few", `At least ${minItems} is needed here`, minItems);
  if (Array.isArray(value) && value.length > maxItems)
    return describeLimitError("too-many", `At most ${maxItems} are possible here`, maxItems);
  if (typeof value === "object" && value && Object.keys(value).length > maxProperties)
    return describeLimitError("too-many", `At most ${maxProperties} are possible here`, maxProperties);
  if (typeof value === "number" && value < minimum)
    return describeLimitError("too-small", `It must be at least ${minimum}`, minimum);
  if (typeof value === "number" && value <= exclusiveMinimum)
    return describeLimitError("too-small", `It must be more than ${exclusiveMinimum}`, exclusiveMinimum);
  if (typeof value === "number" && value > maximum)
    return describeLimitError("too-large", `It must be at most ${maximum}`, maximum);
  return null;
}

function describeLimitError(kind: string, msg: string, limit: number): Pick<Fault, "msg" | "type" | "ctx"> {
  return { msg, type: `value_error.${kind}`, ctx: { limit } };
}

function getKind(schema: TSchema): string | undefined {
  if (typeof schema["type"] === "string") return schema["type"];
  const ways: TSchema[] = schema["anyOf"] ?? [];
  // Numbers in URLs are strings first.
  const number = ways.find(({ format }) => format === "integer" || format === "numeric");
  if (number) return number["format"] === "integer" ? "integer" : "number";
  return ways.map(getKind).find((kind) => kind !== undefined && kind !== "null");
}

function describeChoices(values: unknown[]): Pick<Fault, "msg" | "type"> {
  return { msg: `It must be one of: ${values.join(", ")}`, type: "value_error.enum" };
}

/** Source: RFC 6901, 3 */
function splitPointer(path: string): string[] {
  const parts = path.split("/").slice(1);
  return parts.filter(Boolean).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
