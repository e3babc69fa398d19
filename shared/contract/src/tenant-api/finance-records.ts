import * as v from '@portal/contract/valibot'
import { Income } from '../income.ts'
import { Obligation, obligationOwners, obligationTypes } from '../obligation.ts'
import { Possession } from '../possession.ts'
import { Retirement } from '../retirement.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import { createNameField, createOptionalField, pickRecordFields } from './record-field.ts'

const incomeOwnerField = v.optional(v.picklist(['customer', 'partner']), 'customer')

/** Amounts are gross, in euro per year (ENTITY-30 … ENTITY-33). */
export const incomeRecord = defineTenantRecord({
  data: v.strictObject({
    ...pickRecordFields(Income.entries, ['id']),
    earner: incomeOwnerField,
    title: createNameField(),
    type: v.picklist(['BenefitIncome', 'CompanyIncome', 'EmploymentIncome', 'OtherIncome']),
  }),
  summary: 'An income of a customer or their partner.',
})

/** Amounts are gross, in euro per year (ENTITY-34, ENTITY-35). */
export const pensionRecord = defineTenantRecord({
  data: v.strictObject({
    ...pickRecordFields(Retirement.entries, ['id']),
    earner: incomeOwnerField,
    title: createNameField(),
    type: v.picklist([
      'EmployerPension',
      'LifeInsurancePension',
      'PrivatePension',
      'RetirementBenefitIncome',
    ]),
  }),
  summary: 'A pension of a customer or their partner.',
})

export const obligationRecord = defineTenantRecord({
  data: v.strictObject({
    ...pickRecordFields(Obligation.entries, ['id']),
    type: v.picklist(obligationTypes),
    owner: createOptionalField(v.picklist(obligationOwners)),
  }),
  summary: 'A credit, a loan or alimony.',
})

export const savingRecord = defineTenantRecord({
  data: v.strictObject(pickRecordFields(Possession.entries, ['id'])),
  summary: 'A savings account.',
})
