import nunjucks from "nunjucks";
import { checkTemplate } from "./check-template.ts";
import { hardenFilter } from "./filters.ts";
import {
  allowCall,
  allowWeight,
  requireSmall,
  isCallable,
  isSafeText,
  plainData,
  plainRecord,
  readProperty,
} from "./values.ts";

type Work = (this: unknown, ...args: unknown[]) => unknown;
type Emit = (this: { _emit(code: string): void }, node: object, frame: object) => void;
type Names = Record<string, unknown>;

interface Internals {
  runtime: Names & {
    makeMacro(names: string[], keywords: string[], work: Work): Work;
    callWrap(callee: unknown, name: string, context: object, args: unknown[]): unknown;
    inOperator(key: unknown, value: unknown): boolean;
    Frame: {
      new (): { topLevel: boolean };
      prototype: { set(name: string, value: unknown, up?: boolean): void };
    };
  };
  compiler: { Compiler: { prototype: { compileArray: Emit; compileDict: Emit } } };
  Environment: new (loaders: [], options: object) => Environment;
  Template: new (source: string, environment: Environment, name: string, compiles: true) => Compiled;
}

interface Environment {
  globals: Names;
  filters: Record<string, Work>;
  tests: Record<string, Work>;
}

interface Compiled {
  blocks: Record<string, unknown>;
  rootRenderFunc(
    environment: Environment,
    context: object,
    frame: object,
    runtime: object,
    done: (problem: unknown, text: unknown) => void,
  ): void;
}

const { runtime, compiler, Environment, Template } = nunjucks as unknown as Internals;

const MAX_RANGE = 100_000;

const environment = makeEnvironment();
hardenRuntime();

/** The caller must stop endless loops. Throws if the template is broken. */
export function compileTemplate(name: string, source: string): (recipe: unknown) => string {
  checkTemplate(source);
  const template = new Template(source, environment, name, true);
  return (recipe) => {
    allowWeight(recipe);
    const frame = new runtime.Frame();
    frame.topLevel = true;
    const context = makeContext(template.blocks, plainData(recipe));
    let outcome: { problem: unknown; text: unknown } = { problem: null, text: "" };
    template.rootRenderFunc(environment, context, frame, runtime, (problem, text) => {
      outcome = { problem: outcome.problem ?? problem, text };
    });
    if (outcome.problem) throw outcome.problem;
    return String(requireSmall(outcome.text));
  };
}

function makeEnvironment(): Environment {
  const custom = new Environment([], { autoescape: false });
  const filters = Object.entries(custom.filters).map(
    ([name, work]) => [name, hardenFilter(name, work)] as const,
  );
  // Without a prototype: "constructor" is no filter.
  custom.filters = withoutPrototype(filters);
  custom.tests = withoutPrototype(Object.entries(custom.tests));
  const { cycler, joiner } = custom.globals as Record<string, (...args: unknown[]) => object>;
  custom.globals = withoutPrototype<unknown>([
    ["range", allowCall(range)],
    ["joiner", allowCall((...args: unknown[]) => allowCall(joiner?.(...args) ?? {}))],
    ["cycler", allowCall((...args: unknown[]) => allowCalls(cycler?.(...args) ?? {}))],
  ]);
  return custom;
}

function withoutPrototype<Value>(entries: (readonly [string, Value])[]): Record<string, Value> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function allowCalls(helper: object): object {
  const calls = Object.entries(helper).filter(([, value]) => typeof value === "function");
  return Object.assign(
    helper,
    Object.fromEntries(calls.map(([name, call]) => [name, allowCall(call.bind(helper))])),
  );
}

function hardenRuntime(): void {
  const { makeMacro, callWrap, inOperator, Frame } = runtime;
  runtime["memberLookup"] = readProperty;
  runtime["bounded"] = requireSmall;
  runtime.makeMacro = (...args) => allowCall(makeMacro(...args));
  runtime.callWrap = (callee, name, context, args) => {
    if (typeof callee === "function" && !isCallable(callee)) throw new Error(`Unable to call \`${name}\``);
    return requireSmall(callWrap(callee, name, context, args));
  };
  runtime.inOperator = (key, value) => {
    requireSmall([key, value]);
    const isRecord = typeof value === "object" && !Array.isArray(value) && !isSafeText(value);
    return isRecord ? readProperty(value, key) !== undefined : inOperator(key, value);
  };
  const { set } = Frame.prototype;
  Frame.prototype.set = function (name, value, up) {
    set.call(this, name, requireSmall(value), up);
  };
  limitLiterals();
}

/* oxlint-disable no-underscore-dangle -- the name is the library's */
function limitLiterals(): void {
  const { prototype } = compiler.Compiler;
  for (const kind of ["compileArray", "compileDict"] as const) {
    const emit = prototype[kind];
    prototype[kind] = function (node, frame) {
      this._emit("runtime.bounded(");
      emit.call(this, node, frame);
      this._emit(")");
    };
  }
}

/** The library's own lookup finds inherited properties too. */
function makeContext(blocks: Record<string, unknown>, recipe: unknown) {
  const variables = new Map<string, unknown>([["recipe", recipe]]);
  return {
    env: environment,
    lookup: (name: string) => (variables.has(name) ? variables.get(name) : environment.globals[name]),
    setVariable: (name: string, value: unknown) => void variables.set(name, requireSmall(value)),
    getVariables: () => plainRecord([...variables]),
    addExport: () => {},
    getBlock: (name: string) => (Object.hasOwn(blocks, name) ? blocks[name] : refuseBlock(name)),
    getSuper: (_: unknown, name: string) => refuseBlock(name),
  };
}

function refuseBlock(name: string): never {
  throw new Error(`no super block available for "${name}"`);
}

function range(...args: unknown[]): number[] {
  const [first, second, third] = args.map(Number);
  const [start, stop] = second === undefined ? [0, first ?? Number.NaN] : [first ?? 0, second];
  const step = second === undefined ? 1 : third || 1;
  if ((stop - start) / step > MAX_RANGE) throw new RangeError(`range() makes at most ${MAX_RANGE} numbers`);
  const numbers: number[] = [];
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) numbers.push(at);
  return numbers;
}
