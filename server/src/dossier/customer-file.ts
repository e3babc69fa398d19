import { CustomerFileRecords } from '@portal/contract/desk/desk-customer-file'
import { dossierDocumentType } from '@portal/contract/dossier'
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
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

/** Reads a customer's data with the functions that the portal's calls use. */
export async function readCustomerFileRecords(
  context: Context,
  customerId: number,
): Promise<CustomerFileRecords> {
  const { db } = context
  return v.parse(CustomerFileRecords, {
    customer: await readCustomer(context, customerId, 'addresses,nationality,advisor,account_manager'),
    family: await readFamily(context, customerId),
    living: await readHome(db, customerId),
    mortgages: await readMortgages(context, customerId, 'properties,agency'),
    incomes: {
      customer: await readIncomes(db, customerId, 'customer'),
      partner: await readIncomes(db, customerId, 'partner'),
    },
    pensions: {
      customer: await readRetirements(db, customerId, 'customer'),
      partner: await readRetirements(db, customerId, 'partner'),
    },
    obligations: await readObligations(db, customerId),
    possessions: await readPossessions(db, customerId),
    policies: await readPolicies(db, customerId),
    damages: await readDamages(db, customerId),
  })
}

/** Maximum number of listed documents. Older documents are only counted. */
const maxListedDocuments = 200

/** The data of a customer from which a dossier is made. */
export type CustomerFile = CustomerFileRecords & {
  documents: { listed: { name: string; createdAt: Date }[]; older: number }
}

export async function readCustomerFile(context: Context, customerId: number): Promise<CustomerFile> {
  const own = and(
    eq(documents.customerId, customerId),
    or(isNull(documents.type), ne(documents.type, dossierDocumentType)),
  )
  const listed = await context.db
    .select({ name: documents.name, createdAt: documents.createdAt })
    .from(documents)
    .where(own)
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(maxListedDocuments)
  const older = (await context.db.$count(documents, own)) - listed.length
  return { ...(await readCustomerFileRecords(context, customerId)), documents: { listed, older } }
}
