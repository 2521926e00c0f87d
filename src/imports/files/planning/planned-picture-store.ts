import type { Database } from "bun:sqlite";

/** How many pictures each row of a plan has. */
export function plannedPictureStore(db: Database) {
  const uncount = db.query<null, [string]>(
    `UPDATE row SET pictures = (
       SELECT count(*) FROM json_each(row.recipe, '$.pictures') AS picture
       WHERE coalesce(json_extract(picture.value, '$.file'), '') NOT IN (SELECT value FROM json_each(?))
     ) WHERE pictures > 0`,
  );

  return {
    /** For files that aren't pictures. They stay in the plan, since the report names them. */
    uncount: (files: readonly string[]): void => void uncount.run(JSON.stringify(files)),
  };
}
