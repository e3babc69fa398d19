import { advisersOf, nameOf } from '../advisers.ts'
import { appointmentTypesOf, demoAppointments } from '../appointments.ts'
import { demoCustomers } from '../customers.ts'
import { demoDamages } from '../damages.ts'
import { type DocumentPlan, demoDocuments, demoTenantDocuments } from '../documents.ts'
import { pathOf } from '../files.ts'
import { demoInbox } from '../inbox.ts'
import { demoEarnings } from '../incomes.ts'
import { demoLivings } from '../livings.ts'
import { demoMortgages } from '../mortgages.ts'
import { demoBalances } from '../obligations.ts'
import { usernameOf } from '../person.ts'
import { demoPolicies } from '../policies.ts'
import type { DemoTenant } from '../tenants.ts'
import type { Timeline } from '../timeline.ts'
import { type Collection, collection, type DemoRecord } from './collection.ts'
import { addDamages, addPolicies } from './insurance.ts'
import { addMortgages } from './mortgages.ts'
import { addPeople, contactsOf, type Placed } from './people.ts'

/** Adds documents of a customer or tenant, each linked to the first record of its parent's kind. */
function addDocuments(file: Collection, plans: readonly DocumentPlan[]): void {
  for (const { of, ...plan } of plans) {
    const owner = of && file.first(of)
    file.add(
      'document',
      { ...plan, updated_at: plan.created_at, file: pathOf(plan.name) },
      owner ? { [of]: owner } : {},
    )
  }
}

const isFormal = ({ pronoun }: DemoTenant['profile']) => pronoun !== 'JE'

/** Adds the advisers and appointment types of a tenant (DEMO-26). */
function addAppointmentTypes(own: Collection, { subdomain, profile }: DemoTenant): void {
  const resources = advisersOf(subdomain).map((adviser) => own.add('resource', { name: nameOf(adviser) }))
  for (const data of appointmentTypesOf(isFormal(profile))) own.add('appointment_type', data, { resources })
}

/** Adds appointments of a customer: of the first type, with the first adviser. */
function addAppointments(file: Collection, own: Collection, appointments: readonly object[]): void {
  const links = { appointment_type: own.first('appointment_type'), resource: own.first('resource') }
  for (const data of appointments) file.add('appointment', data, links)
}

function fileMaker({ subdomain, profile }: DemoTenant, when: Timeline) {
  const mortgages = demoMortgages(when)
  const homes = demoLivings(when, mortgages)
  const damages = demoDamages(when)
  const appointments = demoAppointments(when)
  const contacts = contactsOf(subdomain)
  const formal = isFormal(profile)
  return (own: Collection, placed: Placed): readonly DemoRecord[] => {
    const { person } = placed
    const username = usernameOf(person)
    const like = person.like ?? username
    const file = collection(username)
    addPeople(file, placed, contacts, when)
    addMortgages(file, mortgages[like] ?? [], when)
    const home = homes[like]
    if (home) file.add('home', home)
    addPolicies(file, demoPolicies[like] ?? [], when)
    addDamages(file, damages[like] ?? [], when)
    file.addPlain(demoEarnings(like, person.facts?.gross_annual_income ?? 40_000, when))
    file.addPlain(demoBalances(like, when))
    file.addPlain(demoInbox(like, when, formal))
    addAppointments(file, own, appointments[`${subdomain}/${username}`] ?? [])
    addDocuments(file, demoDocuments(like, when))
    return file.all
  }
}

/** All records that a tenant sends through the tenant API: appointments, customers' files and shared documents. */
export function recordsOf(tenant: DemoTenant, customers: readonly Placed[], when: Timeline): DemoRecord[] {
  const own = collection(null)
  if (tenant.profile.online_afspraken_enabled) addAppointmentTypes(own, tenant)
  const shared = collection(null)
  addDocuments(shared, demoTenantDocuments(when))
  const fileOf = fileMaker(tenant, when)
  return [...own.all, ...customers.flatMap((one) => fileOf(own, one)), ...shared.all]
}

/** Records of a demo tenant. */
export const demoRecords = (tenant: DemoTenant, when: Timeline): DemoRecord[] =>
  recordsOf(
    tenant,
    demoCustomers(when)
      .map((person, at) => ({ person, at }))
      .filter(({ person }) => person.tenant === tenant.subdomain),
    when,
  )
