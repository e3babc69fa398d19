import * as v from '@portal/contract/schema'
import { Income } from '../income.ts'
import { Obligation, obligationOwners, obligationTypes } from '../obligation.ts'
import { Possession } from '../possession.ts'
import { Retirement } from '../retirement.ts'
import { fieldsOf, name, some } from './field.ts'
import { tenantRecord } from './kind.ts'

const earner = v.optional(v.picklist(['customer', 'partner']), 'customer')

/** An income of the customer or partner (ENTITY-30 … ENTITY-33): gross, in euro per year. */
export const income = tenantRecord({
  data: v.strictObject({
    ...fieldsOf(Income.entries, ['id']),
    earner,
    title: name(),
    type: v.picklist(['BenefitIncome', 'CompanyIncome', 'EmploymentIncome', 'OtherIncome']),
  }),
  summary: 'An income of a customer or the partner.',
})

/** A pension of the customer or partner (ENTITY-34, ENTITY-35): gross, in euro per year. */
export const pension = tenantRecord({
  data: v.strictObject({
    ...fieldsOf(Retirement.entries, ['id']),
    earner,
    title: name(),
    type: v.picklist([
      'EmployerPension',
      'LifeInsurancePension',
      'PrivatePension',
      'RetirementBenefitIncome',
    ]),
  }),
  summary: 'A pension of a customer or the partner.',
})

/** An obligation of the customer (ENTITY-27). */
export const obligation = tenantRecord({
  data: v.strictObject({
    ...fieldsOf(Obligation.entries, ['id']),
    type: v.picklist(obligationTypes),
    owner: some(v.picklist(obligationOwners)),
  }),
  summary: 'A credit, a loan or alimony.',
})

/** A savings account (ENTITY-29). */
export const saving = tenantRecord({
  data: v.strictObject(fieldsOf(Possession.entries, ['id'])),
  summary: 'A savings account.',
})
