-- Whose pictures a backup lacks, because their files could not be read: ["Stew", …].
ALTER TABLE backup_run ADD COLUMN missing TEXT CHECK (json_valid(missing));
