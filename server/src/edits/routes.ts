import {
  saveContactDetails,
  saveIncome,
  saveLiving,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit'
import type { Context } from '../context.ts'
import { livings } from '../database/tables/living.ts'
import type { Routes } from '../http/routes.ts'
import { writeMortgages } from './mortgages.ts'
import { saveEdit } from './permit.ts'
import { addFacts, writeIncome, writePersonalia } from './person.ts'

/** Changes that customers make in their own file. */
export function editRoutes(routes: Routes, context: Context): void {
  routes.customer(saveContactDetails, ({ customer, body }) =>
    saveEdit(context, customer, { form: 'contact_details', self: false, partner: false }, body, (db) =>
      addFacts(db, customer.id, { mobile: body.mobile }),
    ),
  )

  routes.customer(savePersonalia, ({ customer, body }) =>
    saveEdit(
      context,
      customer,
      { form: 'personalia', self: true, partner: Boolean(body.partner) },
      body,
      (db) => writePersonalia(db, customer.id, body),
    ),
  )

  routes.customer(saveIncome, ({ customer, body }) =>
    saveEdit(context, customer, { form: 'income', self: true, partner: Boolean(body.partner) }, body, (db) =>
      writeIncome(db, customer.id, body),
    ),
  )

  routes.customer(saveMortgages, ({ customer, body }) =>
    saveEdit(context, customer, { form: 'mortgage', self: true, partner: false }, body, (db) =>
      writeMortgages(db, customer.id, body.mortgages),
    ),
  )

  routes.customer(saveLiving, ({ customer, body }) =>
    saveEdit(context, customer, { form: 'current_living', self: true, partner: false }, body, async (db) => {
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
      await db
        .insert(livings)
        .values({ customerId: customer.id, facts: {}, ...columns })
        .onConflictDoUpdate({ target: livings.customerId, set: columns })
    }),
  )
}
