import { getAppointmentTypes, getBookableAdvisers } from '@portal/contract/appointment'
import { getDamages } from '@portal/contract/damage'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getPolicies } from '@portal/contract/policy'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import type { Id } from '@portal/contract/wire'
import type { Harness } from './harness.ts'

export interface SignedInCustomer {
  tenant: string
  token: string
}

type ReadRecordIds = (server: Harness, who: SignedInCustomer) => Promise<Id[]>

const getIds = (records: readonly { id: Id }[]) => records.map(({ id }) => id)

const listMortgages = async (server: Harness, { token, tenant }: SignedInCustomer) =>
  (await server.request(getMortgages, token, {}, tenant)).data
const listDamages = async (server: Harness, { token, tenant }: SignedInCustomer) =>
  (await server.request(getDamages, token, {}, tenant)).data

/** Reads the ids of a customer's own records, by the record kinds that calls use. */
export const customerRecordReaders: Readonly<Record<string, ReadRecordIds>> = {
  task: async (server, { token, tenant }) => {
    const { data } = await server.request(getTasks, token, {}, tenant)
    return getIds([...data.unfinished, ...data.finished])
  },
  signal: async (server, { token, tenant }) =>
    getIds((await server.request(getActiveSignals, token, {}, tenant)).data),
  note: async (server, { token, tenant }) => getIds((await server.request(getNotes, token, {}, tenant)).data),
  attachable: async (server, { token, tenant }) =>
    getIds((await server.request(getMails, token, {}, tenant)).data),
  mortgage: async (server, customer) => getIds(await listMortgages(server, customer)),
  part: async (server, customer) =>
    getIds((await listMortgages(server, customer)).flatMap((one) => one.mortgageParts)),
  mortgage_progress: async (server, customer) =>
    getIds((await listMortgages(server, customer)).flatMap((one) => one.progress)),
  policy: async (server, { token, tenant }) => {
    const { data } = await server.request(getPolicies, token, {}, tenant)
    return getIds(data.flatMap((policy) => [policy, ...policy.children]))
  },
  damage: async (server, customer) => getIds(await listDamages(server, customer)),
  damage_progress: async (server, customer) =>
    getIds((await listDamages(server, customer)).flatMap((one) => one.progress_items)),
}

/** Reads the ids of a tenant's records of all customers, by record kind. */
export const tenantRecordReaders: Readonly<Record<string, ReadRecordIds>> = {
  appointment_type: async (server, { token, tenant }) =>
    getIds((await server.request(getAppointmentTypes, token, {}, tenant)).data),
  resource: async (server, { token, tenant }) =>
    getIds((await server.request(getBookableAdvisers, token, {}, tenant)).data),
}
