import { fileURLToPath } from 'node:url'

/** Folder of the migrations, written by drizzle-kit and read by the server. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) }
