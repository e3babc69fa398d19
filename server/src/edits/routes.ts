import {
  saveContactDetails,
  saveIncome,
  saveLivingDetails,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit-form'
import { saveHomeAddress, saveHomeValues, saveMortgagePart } from '@portal/contract/edit-home-or-loan-part'
import {
  addIncomeEntry,
  addPensionEntry,
  removeIncomeEntry,
  removePensionEntry,
  saveIncomeEntry,
  savePensionEntry,
} from '@portal/contract/edit-income-or-pension'
import type { PartnerFileSubject } from '@portal/contract/household'
import type { Id } from '@portal/contract/wire'
import type { Context } from '../context.ts'
import { getCurrentRestrictions } from '../database/tenant-scope.ts'
import { canChangeCustomerFilePart } from '../household/customer-file-parts.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { type EditScope, saveCustomerEdit } from './save-customer-edit.ts'
import { addEarningEntry, findEarningEntry, removeEarningEntry, writeEarningEntry } from './write-earnings.ts'
import { lookUpStreet, writeHome, writeHomeAddress, writeHomeValues } from './write-home.ts'
import { writeLoanPart, writeMortgages } from './write-mortgages.ts'
import { addFacts, writeIncome, writePersonalia } from './write-person.ts'

/** Determines whose data a form changes. A form with partner data also changes the partner's data. */
const createFormEditScope = ({ partner }: { partner?: unknown }, of: readonly PartnerFileSubject[]) => ({
  self: of.some(canChangeCustomerFilePart),
  partner: Boolean(partner) && of.some((one) => canChangeCustomerFilePart(`partner_${one}`)),
})

/** A change of the partner's income also requires access to the partner's part of the file. */
const createEarningEditScope = (
  kind: 'income' | 'retirement',
  entry: number | 'new',
  partner: boolean,
): EditScope => ({
  form: `${kind}/${entry}`,
  self: !partner || getCurrentRestrictions().actor === null,
  partner,
  parts: [`${partner ? 'partner_' : ''}${kind === 'income' ? 'income' : 'pension'}` as const],
})

export function registerEditRoutes(routes: CallRoutes, context: Context): void {
  routes.customer(saveContactDetails, (save) =>
    saveCustomerEdit(
      context,
      save,
      { form: 'contact_details', self: false, partner: false, parts: ['personal'] },
      (db) => addFacts(db, save.customer.id, 'customer', { mobile: save.body.mobile }),
    ),
  )

  routes.customer(savePersonalia, (save) =>
    saveCustomerEdit(
      context,
      save,
      { form: 'personalia', ...createFormEditScope(save.body, ['personal']) },
      (db) => writePersonalia(db, save.customer, save.body),
    ),
  )

  routes.customer(saveIncome, (save) =>
    saveCustomerEdit(
      context,
      save,
      { form: 'income', ...createFormEditScope(save.body, ['income', 'pension']) },
      (db) => writeIncome(db, save.customer.id, save.body),
    ),
  )

  for (const [kind, saveEntry, removeEntry] of [
    ['income', saveIncomeEntry, removeIncomeEntry],
    ['retirement', savePensionEntry, removePensionEntry],
  ] as const) {
    const findEntry = async (customerId: number, id: Id) => {
      const entry = await findEarningEntry(context.db, customerId, kind, id)
      return { entry, edit: createEarningEditScope(kind, entry.id, entry.earner === 'partner') }
    }
    routes.customer(saveEntry, async (save) => {
      const { entry, edit } = await findEntry(save.customer.id, save.params.id)
      return saveCustomerEdit(context, save, edit, (db) =>
        writeEarningEntry(db, save.customer.id, entry, save.body),
      )
    })
    routes.customer(removeEntry, async (save) => {
      const { entry, edit } = await findEntry(save.customer.id, save.params.id)
      return saveCustomerEdit(context, { ...save, body: { removed: entry.title } }, edit, (db) =>
        removeEarningEntry(db, save.customer.id, entry),
      )
    })
  }

  routes.customer(addIncomeEntry, (save) =>
    saveCustomerEdit(context, save, createEarningEditScope('income', 'new', save.body.of_partner), (db) =>
      addEarningEntry(db, save.customer.id, { kind: 'income', body: save.body }),
    ),
  )

  routes.customer(addPensionEntry, (save) =>
    saveCustomerEdit(context, save, createEarningEditScope('retirement', 'new', save.body.of_partner), (db) =>
      addEarningEntry(db, save.customer.id, { kind: 'pension', body: save.body }),
    ),
  )

  routes.customer(saveMortgages, (save) =>
    saveCustomerEdit(context, save, { form: 'mortgage', self: true, partner: false }, (db) =>
      writeMortgages(db, save.customer.id, save.body.mortgages),
    ),
  )

  routes.customer(saveMortgagePart, (save) =>
    saveCustomerEdit(
      context,
      save,
      { form: `mortgage/part/${save.params.id}`, self: true, partner: false },
      (db) => writeLoanPart(db, save.customer.id, save.params.id, save.body),
    ),
  )

  routes.customer(saveLivingDetails, async (save) => {
    const found = await lookUpStreet(context, save.customer.id, save.body)
    return saveCustomerEdit(context, save, { form: 'current_living', self: true, partner: false }, (db) =>
      writeHome(db, save.customer.id, save.body, found),
    )
  })

  routes.customer(saveHomeAddress, async (save) => {
    const found = await lookUpStreet(context, save.customer.id, save.body)
    return saveCustomerEdit(
      context,
      save,
      { form: 'current_living/address', self: true, partner: false },
      (db) => writeHomeAddress(db, save.customer.id, save.body, found),
    )
  })

  routes.customer(saveHomeValues, (save) =>
    saveCustomerEdit(context, save, { form: 'current_living/value', self: true, partner: false }, (db) =>
      writeHomeValues(db, save.customer.id, save.body),
    ),
  )
}
