import { parseArgs } from "node:util";
import { PICTURE_COMMAND } from "./assets.ts";
import { readConfig } from "./config.ts";
import { EXIT } from "./commands/exit-codes.ts";
import { StartError, UsageError } from "./platform/errors.ts";
import { SETTINGS, type Setting } from "./settings.ts";
import { VERSION } from "./version.ts";

const HELP = `Tagine 🍲 ${VERSION}: recipes for a household, in one executable.

  tagine [options]                            serve, until it is stopped
  tagine scrape --html FILE --url URL         print the recipe of a saved page as JSON
  tagine scrape --batch                       read lines {"id","url","htmlFile"}, answer lines {"id","recipe"} or {"id","error"}
  tagine user list                            everybody who has an account
  tagine user add EMAIL [--name NAME] [--group GROUP] [--admin]
                                              make an account; prints its password
  tagine user reset-password EMAIL            give an account another password, and print it
  tagine user make-admin EMAIL                make somebody an administrator
  tagine backup [--tag TAG]                   make a backup in the data folder, and prove it
  tagine verify FILE                          open a backup, restore it into memory and compare
  tagine restore FILE                         make the data folder what a backup holds; what was there is saved first
  tagine --help | --version

Options, by environment or by flag (a flag counts first):

${Object.values(SETTINGS).map(describeSetting).join("\n")}

Exit codes: 0 all well; 1 the start or a command was refused, or a page has no recipe; 2 the command line was not understood.
`;

async function main(words: string[]): Promise<number> {
  const [command, ...rest] = words;
  if (words.includes("--help") || words.includes("-h") || command === "help") return print(HELP);
  if (words.includes("--version") || words.includes("-v")) return print(`${VERSION}\n`);
  if (command === "scrape") return scrape(rest);
  if (command === "user") {
    const { userCommand } = await import("./commands/user-command.ts");
    return userCommand(rest, process.env);
  }
  if (command === "backup" || command === "verify") {
    const { backupCommand, verifyCommand } = await import("./commands/backup-command.ts");
    return command === "backup" ? backupCommand(rest, process.env) : verifyCommand(rest);
  }
  if (command === "restore") {
    const { restoreCommand } = await import("./commands/restore-command.ts");
    return restoreCommand(rest, process.env);
  }
  // Not in the help: only the program itself has a use for it.
  if (command === PICTURE_COMMAND) {
    const { servePictures } = await import("./platform/pictures/picture-process.ts");
    return servePictures();
  }
  if (command && !command.startsWith("-") && command !== "serve") {
    throw new UsageError(`There is no command “${command}”.`);
  }
  const config = readConfig(command === "serve" ? rest : words, process.env);
  // Loaded only here: reading a page from the shell needs none of it.
  const { serve } = await import("./serve.ts");
  await serve(config);
  return EXIT.ok;
}

async function scrape(args: string[]): Promise<number> {
  const { scrapeBatch, scrapeOne } = await import("./commands/scrape-command.ts");
  const options = { html: { type: "string" }, url: { type: "string" }, batch: { type: "boolean" } } as const;
  // Paths may start with a dash.
  const { values, positionals } = parseArgs({ args, options, strict: false });
  const { html, url, batch } = values;
  const count = Object.keys(values).length + positionals.length;
  if (count === 1 && batch) return scrapeBatch();
  if (count !== 2 || !html || !url || html === true || url === true) {
    throw new UsageError("scrape needs --html FILE --url URL, or --batch.");
  }
  return scrapeOne(html, url);
}

function describeSetting(setting: Setting): string {
  const flag = `--${setting.flag}${setting.value ? ` <${setting.value}>` : ""}`;
  const names = setting.also ? `${setting.env} (${setting.also})` : setting.env;
  const fallback = setting.fallback ? ` [${setting.fallback}]` : "";
  return `  ${names.padEnd(25)} ${flag.padEnd(35)} ${setting.help}${fallback}`;
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.ok;
}

function reportFailure(problem: unknown): number {
  if (problem instanceof UsageError) {
    console.error(`${problem.message}\ntagine --help explains what can be written.`);
    return EXIT.usage;
  }
  if (!(problem instanceof StartError)) throw problem;
  console.error(problem.message);
  return EXIT.refused;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  process.exitCode = reportFailure(problem);
}
