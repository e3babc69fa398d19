import { CustomerFileRecords } from '@portal/contract/desk/desk-customer-file'
import * as v from 'valibot'
import type { CustomerFile } from './customer-file.ts'

const exampleMortgagePart = {
  type: 1,
  interest: 2.35,
  interest_type: 'fixed',
  begindatum: '2019-04-01',
  einddatum: '2049-04-01',
  einddatumRentevast: '2039-04-01',
}

export const createExampleCustomerFile = (): CustomerFile => ({
  ...v.parse(CustomerFileRecords, {
    customer: {
      id: 1,
      username: 'voorbeeld',
      full_name: 'Anna Voorbeeld',
      initials: 'A.',
      date_of_birth: '1986-03-14',
      age: 40,
      email_address: 'anna@voorbeeld.example',
      mobile: '0612345678',
    },
    family: {
      partner: { id: 2, full_name: 'Bas Voorbeeld', date_of_birth: '1985-09-02' },
      children: [{ id: 3, full_name: 'Cato Voorbeeld', date_of_birth: '2017-06-21' }],
    },
    living: {
      property: {
        street_name: 'Voorbeeldlaan',
        number: '12',
        formatted_number: '12',
        postcode: '1234 AB',
        city: 'Voorbeeldstad',
        market_value: 410_000,
        woz_value_home: 389_000,
      },
    },
    mortgages: [
      {
        id: 1,
        status: 0,
        hypotheeknummer: 'VB-0001',
        restantHoofdsom: 268_400,
        monthly_amount: 1184.2,
        mortgageParts: [
          {
            ...exampleMortgagePart,
            id: 1,
            leningdeelnummer: '1',
            hoofdsom: 220_000,
            remaining_debt: 188_400,
            monthly_amount: 851.4,
          },
          {
            ...exampleMortgagePart,
            id: 2,
            leningdeelnummer: '2',
            hoofdsom: 80_000,
            remaining_debt: 80_000,
            type: 5,
            monthly_amount: 156.7,
          },
        ],
      },
    ],
    incomes: {
      customer: [{ id: 1, title: 'Bakkerij Voorbeeld', total: 43_200, type: 'EmploymentIncome' }],
      partner: [{ id: 2, title: 'Garage Voorbeeld', total: 38_600, type: 'EmploymentIncome' }],
    },
    pensions: { customer: [], partner: [] },
    obligations: [
      {
        id: 1,
        type: 'study_loan',
        type_description: 'Studielening',
        monthly_amount: 84.5,
      },
    ],
    possessions: [{ id: 1, bank: 'Voorbeeldbank', current_balance: 18_250 }],
    policies: [
      {
        id: 1,
        name: 'Woonverzekering',
        agency: 'Voorbeeld Verzekeringen',
        mutation_code: 0,
        monthly_term_amount: 24.8,
      },
    ],
    damages: [],
  }),
  documents: { listed: [], older: 0 },
})
