import { getAppointmentTypes, getResources } from '@portal/contract/appointment'
import { getDamages } from '@portal/contract/damage'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getPolicies } from '@portal/contract/policy'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import type { Id } from '@portal/contract/wire'
import type { Harness } from './harness.ts'

/** A signed-in customer of a tenant. */
export interface Someone {
  tenant: string
  token: string
}

type Read = (server: Harness, who: Someone) => Promise<Id[]>

const idsOf = (records: readonly { id: Id }[]) => records.map(({ id }) => id)

const mortgages = async (server: Harness, { token, tenant }: Someone) =>
  (await server.ask(getMortgages, token, {}, tenant)).data
const damages = async (server: Harness, { token, tenant }: Someone) =>
  (await server.ask(getDamages, token, {}, tenant)).data

/** Ids of a customer's own records, by the kinds that calls use. */
export const recordsOfCustomer: Readonly<Record<string, Read>> = {
  task: async (server, { token, tenant }) => {
    const { data } = await server.ask(getTasks, token, {}, tenant)
    return idsOf([...data.unfinished, ...data.finished])
  },
  signal: async (server, { token, tenant }) =>
    idsOf((await server.ask(getActiveSignals, token, {}, tenant)).data),
  note: async (server, { token, tenant }) => idsOf((await server.ask(getNotes, token, {}, tenant)).data),
  attachable: async (server, { token, tenant }) =>
    idsOf((await server.ask(getMails, token, {}, tenant)).data),
  mortgage: async (server, who) => idsOf(await mortgages(server, who)),
  part: async (server, who) => idsOf((await mortgages(server, who)).flatMap((one) => one.mortgageParts)),
  mortgage_progress: async (server, who) =>
    idsOf((await mortgages(server, who)).flatMap((one) => one.progress)),
  policy: async (server, { token, tenant }) => {
    const { data } = await server.ask(getPolicies, token, {}, tenant)
    return idsOf(data.flatMap((policy) => [policy, ...policy.children]))
  },
  damage: async (server, who) => idsOf(await damages(server, who)),
  damage_progress: async (server, who) =>
    idsOf((await damages(server, who)).flatMap((one) => one.progress_items)),
}

/** Ids of a tenant's records for all customers. */
export const recordsOfTenant: Readonly<Record<string, Read>> = {
  appointment_type: async (server, { token, tenant }) =>
    idsOf((await server.ask(getAppointmentTypes, token, {}, tenant)).data),
  resource: async (server, { token, tenant }) =>
    idsOf((await server.ask(getResources, token, {}, tenant)).data),
}
