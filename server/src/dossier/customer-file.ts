import { Customer } from '@portal/contract/customer'
import { Damage } from '@portal/contract/damage'
import { dossierDocumentType } from '@portal/contract/dossier'
import { Family } from '@portal/contract/family'
import { Income } from '@portal/contract/income'
import { LivingDetails } from '@portal/contract/living-details'
import { Mortgage } from '@portal/contract/mortgage'
import { Obligation } from '@portal/contract/obligation'
import { Policy } from '@portal/contract/policy'
import { Possession } from '@portal/contract/possession'
import { Retirement } from '@portal/contract/retirement'
import { and, count, desc, eq, isNull, ne, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readCustomer } from '../customers/read-customer.ts'
import { readFamily } from '../customers/read-family.ts'
import { readDamages } from '../damages/read-damages.ts'
import { documents } from '../database/tables/document.ts'
import { readHome } from '../homes/read-home.ts'
import { readIncomes, readObligations, readPossessions, readRetirements } from '../incomes/read-incomes.ts'
import { readMortgages } from '../mortgages/read-mortgages.ts'
import { readPolicies } from '../policies/read-policies.ts'

/** Maximum number of listed documents. Older documents are only counted. */
const maxListedDocuments = 200

/** Data of a customer that the portal shows, read in one database snapshot. */
export type CustomerFile = Awaited<ReturnType<typeof readCustomerFile>>

/** Reads a customer's data with the functions that the portal's calls use. */
export async function readCustomerFile(context: Context, customerId: number) {
  const { db } = context
  const own = and(
    eq(documents.customerId, customerId),
    or(isNull(documents.type), ne(documents.type, dossierDocumentType)),
  )
  const [customer, family, living, mortgages, policies, damages] = await Promise.all([
    readCustomer(context, customerId, 'addresses,nationality,advisor,account_manager'),
    readFamily(context, customerId),
    readHome(db, customerId),
    readMortgages(context, customerId, 'properties,agency'),
    readPolicies(db, customerId),
    readDamages(db, customerId),
  ])
  const [incomes, partnerIncomes, pensions, partnerPensions, obligations, possessions] = await Promise.all([
    readIncomes(db, customerId, 'customer'),
    readIncomes(db, customerId, 'partner'),
    readRetirements(db, customerId, 'customer'),
    readRetirements(db, customerId, 'partner'),
    readObligations(db, customerId),
    readPossessions(db, customerId),
  ])
  const [listed, [counted]] = await Promise.all([
    db
      .select({ name: documents.name, createdAt: documents.createdAt })
      .from(documents)
      .where(own)
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(maxListedDocuments),
    db.select({ all: count() }).from(documents).where(own),
  ])
  return {
    customer: v.parse(Customer, customer),
    family: v.parse(Family, family),
    living: living && v.parse(LivingDetails, living),
    mortgages: v.parse(v.array(Mortgage), mortgages),
    incomes: {
      customer: v.parse(v.array(Income), incomes),
      partner: v.parse(v.array(Income), partnerIncomes),
    },
    pensions: {
      customer: v.parse(v.array(Retirement), pensions),
      partner: v.parse(v.array(Retirement), partnerPensions),
    },
    obligations: v.parse(v.array(Obligation), obligations),
    possessions: v.parse(v.array(Possession), possessions),
    policies: v.parse(v.array(Policy), policies),
    damages: v.parse(v.array(Damage), damages),
    documents: { listed, older: (counted?.all ?? 0) - listed.length },
  }
}
