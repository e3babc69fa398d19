import { fileURLToPath } from 'node:url'

export const migrationSettings = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
}
