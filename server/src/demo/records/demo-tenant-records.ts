import { getAdviserName, getDemoAdvisers } from '../demo-advisers.ts'
import { createDemoAppointments, createDemoAppointmentTypes } from '../demo-appointments.ts'
import { createDemoCustomers, getUsername } from '../demo-customers.ts'
import { createDemoDamages } from '../demo-damages.ts'
import {
  createDemoCustomerDocuments,
  createDemoTenantDocuments,
  type DemoDocument,
} from '../demo-documents.ts'
import { getFilePath } from '../demo-files.ts'
import { createDemoHomes } from '../demo-homes.ts'
import { createDemoInbox } from '../demo-inbox.ts'
import { createEarningsRecords } from '../demo-incomes.ts'
import { createDemoMortgages } from '../demo-mortgages.ts'
import { createBalanceRecords } from '../demo-obligations.ts'
import { demoPolicies } from '../demo-policies.ts'
import type { DemoTenant } from '../demo-tenants.ts'
import type { Timeline } from '../demo-timeline.ts'
import { addDemoDamages, addDemoPolicies } from './demo-insurance-records.ts'
import { addDemoMortgages } from './demo-mortgage-records.ts'
import { addDemoPeople, createDemoContacts, type IndexedCustomer } from './demo-people-records.ts'
import { createRecordCollection, type DemoRecord, type RecordCollection } from './record-collection.ts'

/** Each document is linked to the first record of its parent's kind. */
function addDocuments(file: RecordCollection, plans: readonly DemoDocument[]): void {
  for (const { parentKind, ...plan } of plans) {
    const owner = parentKind && file.findFirstRecordId(parentKind)
    file.add(
      'document',
      { ...plan, updated_at: plan.created_at, file: getFilePath(plan.name) },
      owner ? { [parentKind]: owner } : {},
    )
  }
}

const isFormal = ({ pronoun }: DemoTenant['profile']) => pronoun !== 'JE'

function addAppointmentTypes(own: RecordCollection, { subdomain, profile }: DemoTenant): void {
  const resources = getDemoAdvisers(subdomain).map((adviser) =>
    own.add('resource', { name: getAdviserName(adviser) }),
  )
  for (const data of createDemoAppointmentTypes(isFormal(profile)))
    own.add('appointment_type', data, { resources })
}

/** Adds appointments with the first appointment type and the first adviser. */
function addAppointments(
  file: RecordCollection,
  own: RecordCollection,
  appointments: readonly object[],
): void {
  const links = {
    appointment_type: own.findFirstRecordId('appointment_type'),
    resource: own.findFirstRecordId('resource'),
  }
  for (const data of appointments) file.add('appointment', data, links)
}

function createCustomerFileFactory({ subdomain, profile }: DemoTenant, timeline: Timeline) {
  const mortgages = createDemoMortgages(timeline)
  const homes = createDemoHomes(timeline, mortgages)
  const damages = createDemoDamages(timeline)
  const appointments = createDemoAppointments(timeline)
  const contacts = createDemoContacts(subdomain)
  const formal = isFormal(profile)
  return (own: RecordCollection, placed: IndexedCustomer): readonly DemoRecord[] => {
    const { person } = placed
    const username = getUsername(person)
    const like = person.copiedFrom ?? username
    const file = createRecordCollection(username)
    addDemoPeople(file, placed, contacts, timeline)
    addDemoMortgages(file, mortgages[like] ?? [], timeline)
    const home = homes[like]
    if (home) file.add('home', home)
    addDemoPolicies(file, demoPolicies[like] ?? [], timeline)
    addDemoDamages(file, damages[like] ?? [], timeline)
    file.addPlain(createEarningsRecords(like, person.fields.gross_annual_income ?? 40_000, timeline))
    file.addPlain(createBalanceRecords(like, timeline))
    file.addPlain(createDemoInbox(like, timeline, formal))
    addAppointments(file, own, appointments[`${subdomain}/${username}`] ?? [])
    addDocuments(file, createDemoCustomerDocuments(like, timeline))
    return file.all
  }
}

export function createTenantRecords(
  tenant: DemoTenant,
  customers: readonly IndexedCustomer[],
  timeline: Timeline,
): DemoRecord[] {
  const own = createRecordCollection(null)
  if (tenant.profile.online_afspraken_enabled) addAppointmentTypes(own, tenant)
  const shared = createRecordCollection(null)
  addDocuments(shared, createDemoTenantDocuments(timeline))
  const createCustomerFile = createCustomerFileFactory(tenant, timeline)
  return [...own.all, ...customers.flatMap((one) => createCustomerFile(own, one)), ...shared.all]
}

export const createDemoRecords = (tenant: DemoTenant, timeline: Timeline): DemoRecord[] =>
  createTenantRecords(
    tenant,
    createDemoCustomers(timeline)
      .map((person, at) => ({ person, at }))
      .filter(({ person }) => person.tenant === tenant.subdomain),
    timeline,
  )
