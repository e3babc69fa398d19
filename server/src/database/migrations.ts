import { fileURLToPath } from 'node:url'

/** Folder of the migrations, which drizzle-kit writes and the server reads. */
export const migrationSettings = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
}
