import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const executeFile = promisify(execFile)

/** Returns the path of a Postgres program: in POSTGRES_BIN, otherwise from PATH. */
const getPostgresProgram = (name: string) => path.join(process.env.POSTGRES_BIN ?? '', name)

/** Runs SQL statements on a Postgres database; rejects with its message on failure. */
export const runSql = async (database: string, statements: string): Promise<string> =>
  (
    await executeFile(
      getPostgresProgram('psql'),
      [database, '-qAtX', '-v', 'ON_ERROR_STOP=1', '-c', statements],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    )
  ).stdout

/** Finds tables with a word in a full database dump, in any schema and column. */
export async function findTablesWithWord(database: string, word: string): Promise<string[]> {
  const { stdout } = await executeFile(getPostgresProgram('pg_dump'), [database], {
    maxBuffer: 512 * 1024 * 1024,
  })
  const found = new Set<string>()
  let table = 'outside of any table'
  for (const line of stdout.split('\n')) {
    table = /^COPY (\S+) /.exec(line)?.[1] ?? table
    if (line.toLowerCase().includes(word)) found.add(table)
  }
  return [...found].sort()
}

/** Finds files below a folder that contain a word in content or name; returns relative paths. */
export const findFilesWithWord = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(folder, name)
    if (name.toLowerCase().includes(word)) return true
    return statSync(file).isFile() && readFileSync(file).toString('latin1').toLowerCase().includes(word)
  })
