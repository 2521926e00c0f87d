import { PICTURE_COMMAND } from "./assets.ts";
import { readConfig } from "./config.ts";
import { EXIT } from "./commands/exit-codes.ts";
import { parseCommandLine } from "./platform/command-line.ts";
import { StartError, UsageError } from "./platform/errors.ts";
import { SETTINGS, type Setting } from "./settings.ts";
import { VERSION } from "./version.ts";

const HELP = `Tagine ${VERSION}: recipes for a household, in one executable.

  tagine [options]                            start the server
  tagine scrape --html FILE --url URL         print the recipe in a saved page as JSON
  tagine scrape --batch                       read {"id","url","htmlFile"} lines, print {"id","recipe"} or {"id","error"} lines
  tagine ingredients --batch                  read {"id","line","language"} lines, print {"id","quantity","unit","food","note"} lines
  tagine user list                            list all accounts
  tagine user add EMAIL [--name NAME] [--group GROUP] [--admin]
                                              create an account and print its password
  tagine user reset-password EMAIL            set a random password and print it
  tagine user make-admin EMAIL                make an account an admin
  tagine backup [--tag TAG]                   create a backup in the data folder and verify it
  tagine verify FILE                          verify a backup with a test restore
  tagine restore FILE                         restore a backup; backs up existing data first
  tagine import FILE… [--dry-run] [--as EMAIL] [--json]
                                              import recipes from files, folders, or archives of any program
  tagine --help | --version

Options, as environment variables or flags (flags win):

${Object.values(SETTINGS).map(describeSetting).join("\n")}

Exit codes: 0 success; 1 startup or the command failed, or the page has no recipe; 2 invalid command line.
`;

async function main(words: string[]): Promise<number> {
  const [command, ...rest] = words;
  if (words.includes("--help") || words.includes("-h") || command === "help") return print(HELP);
  if (words.includes("--version") || words.includes("-v")) return print(`${VERSION}\n`);
  if (command === "scrape") return scrape(rest);
  if (command === "ingredients") {
    const { readIngredientBatch } = await import("./commands/ingredients-command.ts");
    if (rest.length !== 1 || rest[0] !== "--batch") throw new UsageError("ingredients needs --batch.");
    return readIngredientBatch();
  }
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
  if (command === "import") {
    const { importCommand } = await import("./commands/import-command.ts");
    return importCommand(rest, process.env);
  }
  // Internal, so not in the help.
  if (command === PICTURE_COMMAND) {
    const { servePictures } = await import("./platform/pictures/picture-process.ts");
    return servePictures();
  }
  if (command && !command.startsWith("-") && command !== "serve") {
    throw new UsageError(`There is no command “${command}”.`);
  }
  const config = readConfig(command === "serve" ? rest : words, process.env);
  // Loaded late: `scrape` doesn't need it.
  const { serve } = await import("./serve.ts");
  await serve(config);
  return EXIT.ok;
}

async function scrape(args: string[]): Promise<number> {
  const { scrapeBatch, scrapeOne } = await import("./commands/scrape-command.ts");
  const { values, words } = parseCommandLine(args, { html: "file", url: "url", batch: null });
  const html = values.get("html");
  const url = values.get("url");
  if (args.length === 1 && values.get("batch") === "true") return scrapeBatch();
  if (!html || !url || values.size !== 2 || words.length > 0) {
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
    console.error(`${problem.message}\nRun tagine --help for usage.`);
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
