import {
  saveContactDetails,
  saveIncome,
  saveLiving,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { livings } from '../database/tables/living.ts'
import type { Routes } from '../http/routes.ts'
import { writeMortgages } from './mortgages.ts'
import { saveEdit } from './permit.ts'
import { addFacts, writeIncome, writePersonalia } from './person.ts'

/** Changes that customers make in their own file. */
export function editRoutes(routes: Routes, context: Context): void {
  routes.customer(saveContactDetails, (save) =>
    saveEdit(context, save, { form: 'contact_details', self: false, partner: false }, (db) =>
      addFacts(db, save.customer.id, { mobile: save.body.mobile }),
    ),
  )

  routes.customer(savePersonalia, (save) =>
    saveEdit(context, save, { form: 'personalia', self: true, partner: Boolean(save.body.partner) }, (db) =>
      writePersonalia(db, save.customer, save.body),
    ),
  )

  routes.customer(saveIncome, (save) =>
    saveEdit(context, save, { form: 'income', self: true, partner: Boolean(save.body.partner) }, (db) =>
      writeIncome(db, save.customer.id, save.body),
    ),
  )

  routes.customer(saveMortgages, (save) =>
    saveEdit(context, save, { form: 'mortgage', self: true, partner: false }, (db) =>
      writeMortgages(db, save.customer.id, save.body.mortgages),
    ),
  )

  routes.customer(saveLiving, (save) =>
    saveEdit(context, save, { form: 'current_living', self: true, partner: false }, async (db) => {
      const { customer, body } = save
      const columns = {
        postcode: body.postal_code.replace(
          /^(\d{4}) ?(\w{2})$/,
          (_, digits, letters) => `${digits} ${letters.toUpperCase()}`,
        ),
        number: body.house_number,
        numberAddition: body.house_number_addition || null,
        marketValue: body.market_value,
        wozValue: body.woz_value,
      }
      const withoutLetter = sql`${livings.facts} - 'number_letter'`
      await db
        .insert(livings)
        .values({ customerId: customer.id, facts: {}, ...columns })
        .onConflictDoUpdate({ target: livings.customerId, set: { ...columns, facts: withoutLetter } })
    }),
  )
}
