/** A room whose tests are tried by changing its sources: each change, a mutant, must make a test fail. */
export interface Room {
  name: string
  /** Globs of the sources that are changed, and of the tests that have to notice. */
  sources: readonly string[]
  tests: readonly string[]
  runs: 'plain' | 'in a document' | 'with a database'
  /** The least share of mutants, in per cent, that tests must notice: what they did when it was last measured. */
  floor: number
}

/** The share that every room is to reach, in per cent. A floor may rise, never fall. */
export const aim = 80

/** Every room under mutation, the quickest first. */
export const rooms: readonly Room[] = [
  {
    name: 'domain',
    sources: ['shared/domain/src/**/*.ts'],
    tests: ['shared/domain/src/**/*.test.ts'],
    runs: 'plain',
    floor: 77,
  },
  {
    name: 'contract',
    sources: ['shared/contract/src/**/!(edit-cases).ts'],
    tests: ['shared/{contract,domain}/src/**/*.test.ts'],
    runs: 'plain',
    floor: 40,
  },
  {
    name: 'advice',
    sources: ['shared/advice/src/**/*.ts'],
    tests: ['shared/advice/{src,test}/**/!(cli).test.ts'],
    runs: 'plain',
    floor: 91,
  },
  {
    name: 'session',
    sources: ['shell/src/session/**/*.ts'],
    tests: ['shell/src/session/**/*.test.{ts,tsx}'],
    runs: 'in a document',
    floor: 75,
  },
  {
    name: 'registry and routing',
    sources: ['shell/src/{registry,routing}/**/*.ts'],
    tests: ['shell/src/{registry,routing}/**/*.test.{ts,tsx}'],
    runs: 'in a document',
    floor: 56,
  },
  {
    name: 'sessions and authorisation',
    sources: ['server/src/sessions/**/*.ts', 'server/src/http/{authorise,check,etag,once}.ts'],
    tests: [
      'server/src/{sessions,http}/**/*.test.ts',
      'server/test/{session,sign-ins,two-step,http,proof,refresh-cookie}.test.ts',
    ],
    runs: 'with a database',
    floor: 56,
  },
]

/** The room of a name, or an error that lists those there are. */
export function roomOf(name: string | undefined): Room {
  const room = rooms.find((one) => one.name === name)
  if (room) return room
  throw new Error(`No room is called ${name}. There are: ${rooms.map((one) => one.name).join(', ')}.`)
}

/** Where a room's files of a run stand, from the root of the workspace. */
export const filesOf = ({ name }: Room) => {
  const folder = `e2e/test-report/mutation/${name.replaceAll(' ', '-')}`
  return { report: `${folder}.json`, incremental: `${folder}.incremental.json` }
}
