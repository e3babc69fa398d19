/** Path of one of Postgres' programs: in POSTGRES_BIN, else in the newest that Debian has installed, else as it is found. */
export declare function postgresProgram(name: string): string
/**
 * Runs a program of Postgres to its end.
 * @throws StartError when it is not there, or with what it complained of
 */
export declare function runPostgres(name: string, args: readonly string[]): Promise<void>
