import {
  saveContactDetails,
  saveIncome,
  saveLiving,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit'
import {
  addIncomeEntry,
  addPensionEntry,
  removeIncomeEntry,
  removePensionEntry,
  saveIncomeEntry,
  savePensionEntry,
} from '@portal/contract/edit-entry'
import { saveHomeAddress, saveHomeValues, saveMortgagePart } from '@portal/contract/edit-item'
import type { OwnSubject } from '@portal/contract/household'
import type { Context } from '../context.ts'
import { currentRestrictions } from '../database/tenant-scope.ts'
import { mayChange } from '../household/parts.ts'
import type { Routes } from '../http/routes.ts'
import { addEntry, entryOf, removeEntry, writeEntry } from './entries.ts'
import { streetOf, writeAddress, writeLiving, writeValues } from './living.ts'
import { writeMortgages, writePart } from './mortgages.ts'
import { type Edit, saveEdit } from './permit.ts'
import { addFacts, writeIncome, writePersonalia } from './person.ts'

/** Parts of a form with data of customer and partner: each person's own. */
const touched = ({ partner }: { partner?: unknown }, of: readonly OwnSubject[]) => ({
  self: of.some(mayChange),
  partner: Boolean(partner) && of.some((one) => mayChange(`partner_${one}`)),
})

/** Parts that an edit of one income or pension changes; the partner's also needs the partner's part. */
const entryEdit = (kind: 'income' | 'retirement', which: number | 'new', partner: boolean): Edit => ({
  form: `${kind}/${which}`,
  self: !partner || currentRestrictions().actor === null,
  partner,
  parts: [`${partner ? 'partner_' : ''}${kind === 'income' ? 'income' : 'pension'}` as const],
})

/** Routes for customers' edits of their file. */
export function editRoutes(routes: Routes, context: Context): void {
  routes.customer(saveContactDetails, (save) =>
    saveEdit(
      context,
      save,
      { form: 'contact_details', self: false, partner: false, parts: ['personal'] },
      (db) => addFacts(db, save.customer.id, { mobile: save.body.mobile }),
    ),
  )

  routes.customer(savePersonalia, (save) =>
    saveEdit(context, save, { form: 'personalia', ...touched(save.body, ['personal']) }, (db) =>
      writePersonalia(db, save.customer, save.body),
    ),
  )

  routes.customer(saveIncome, (save) =>
    saveEdit(context, save, { form: 'income', ...touched(save.body, ['income', 'pension']) }, (db) =>
      writeIncome(db, save.customer.id, save.body),
    ),
  )

  for (const [call, kind] of [
    [saveIncomeEntry, 'income'],
    [savePensionEntry, 'retirement'],
  ] as const)
    routes.customer(call, async (save) => {
      const entry = await entryOf(context.db, save.customer.id, kind, save.params.id)
      const edit = entryEdit(kind, entry.id, entry.earner === 'partner')
      return saveEdit(context, save, edit, (db) => writeEntry(db, save.customer.id, entry, save.body))
    })

  for (const [call, kind] of [
    [removeIncomeEntry, 'income'],
    [removePensionEntry, 'retirement'],
  ] as const)
    routes.customer(call, async (save) => {
      const entry = await entryOf(context.db, save.customer.id, kind, save.params.id)
      const edit = entryEdit(kind, entry.id, entry.earner === 'partner')
      return saveEdit(context, { ...save, body: { removed: entry.title } }, edit, (db) =>
        removeEntry(db, save.customer.id, entry),
      )
    })

  routes.customer(addIncomeEntry, (save) =>
    saveEdit(context, save, entryEdit('income', 'new', save.body.of_partner), (db) =>
      addEntry(db, save.customer.id, { kind: 'income', body: save.body }),
    ),
  )

  routes.customer(addPensionEntry, (save) =>
    saveEdit(context, save, entryEdit('retirement', 'new', save.body.of_partner), (db) =>
      addEntry(db, save.customer.id, { kind: 'pension', body: save.body }),
    ),
  )

  routes.customer(saveMortgages, (save) =>
    saveEdit(context, save, { form: 'mortgage', self: true, partner: false }, (db) =>
      writeMortgages(db, save.customer.id, save.body.mortgages),
    ),
  )

  routes.customer(saveMortgagePart, (save) =>
    saveEdit(context, save, { form: `mortgage/part/${save.params.id}`, self: true, partner: false }, (db) =>
      writePart(db, save.customer.id, save.params.id, save.body),
    ),
  )

  routes.customer(saveLiving, async (save) => {
    const found = await streetOf(context, save.customer.id, save.body)
    return saveEdit(context, save, { form: 'current_living', self: true, partner: false }, (db) =>
      writeLiving(db, save.customer.id, save.body, found),
    )
  })

  routes.customer(saveHomeAddress, async (save) => {
    const found = await streetOf(context, save.customer.id, save.body)
    return saveEdit(context, save, { form: 'current_living/address', self: true, partner: false }, (db) =>
      writeAddress(db, save.customer.id, save.body, found),
    )
  })

  routes.customer(saveHomeValues, (save) =>
    saveEdit(context, save, { form: 'current_living/value', self: true, partner: false }, (db) =>
      writeValues(db, save.customer.id, save.body),
    ),
  )
}
