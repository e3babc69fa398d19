import type { FastifyInstance } from 'fastify'
import { recordAct } from '../audit/record.ts'
import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { leaveFirm } from '../database/firm.ts'
import { check } from '../http/check.ts'
import { HttpError, notFound, unauthorized } from '../http/http-error.ts'
import { bearerOf } from '../staff/bearer.ts'
import { personOf, type StaffPerson } from '../staff/person.ts'
import { forgetTenants } from '../tenants/find.ts'
import { aboutOf } from './about.ts'
import { actionsOf } from './actions.ts'
import { type CommandName, commands } from './commands.ts'
import { type Touched, workOn } from './work.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** A command that somebody does. */
interface Act {
  person: StaffPerson
  command: CommandName
  given: object
  /** Address that it comes from. */
  source: string
}

/**
 * Does a command and writes down that it was done, or neither. What is refused is written down as well.
 * @throws HttpError as the command does
 */
export async function doRecorded(
  context: WholeContext,
  { person, command, given, source }: Act,
): Promise<unknown> {
  const touched: Touched = { tenantId: 0, role: null, customerIds: new Set() }
  const record = (tx: Database, outcome: 'done' | 'refused', more: object = {}) =>
    recordAct(tx, context.log, {
      tenantId: touched.tenantId,
      at: context.clock(),
      staffId: person.id,
      staffName: person.name,
      role: touched.role ?? 'none',
      command,
      customerIds: [...touched.customerIds].sort((a, b) => a - b),
      about: { ...aboutOf(given), ...more },
      source,
      outcome,
    })
  try {
    return await context.everyFirm.transaction(async (tx) => {
      const work = workOn(context, { db: tx, person, command, touched })
      const act = actionsOf(work)[command] as (given: unknown) => Promise<unknown>
      const answer = await act(given)
      await leaveFirm(tx)
      await record(tx, 'done')
      return answer
    })
  } catch (error) {
    if (error instanceof HttpError)
      await context.everyFirm.transaction((tx) => record(tx, 'refused', { status: error.status }))
    throw error
  } finally {
    forgetTenants(context)
  }
}

/** Commands of firms' own staff, for those who are signed in; `operators` are the addresses of who operates the portal. */
export function adviserRoutes(
  app: FastifyInstance,
  context: WholeContext,
  operators: readonly string[],
): void {
  app.post<{ Params: { command: string } }>('/adviser/:command', async (request) => {
    const person = await personOf(context.everyFirm, bearerOf(request), { now: context.clock(), operators })
    if (!person) throw unauthorized()
    const { command } = request.params
    if (!isCommand(command)) throw notFound()
    const given = check(commands[command], request.body ?? {})
    const answer = await doRecorded(context, { person, command, given, source: request.ip })
    return { data: typeof answer === 'function' ? await answer() : answer }
  })
}
