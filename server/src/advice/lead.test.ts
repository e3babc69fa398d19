import { expect, test } from 'vitest'
import { formatLeadText } from './lead.ts'

const exampleLead = {
  first_name: 'Anna',
  insertion: null,
  last_name: 'Wit',
  phone_number: '06',
  email: 'a@b.nl',
}

test('the text of a lead has name, contact details, subject and consent @LEAD-05', () => {
  const consentFields = { subscribe_to_mailing: true, i_give_permission: true as const }
  const text = formatLeadText({ ...exampleLead, insertion: 'de', ...consentFields }, 'pensioen')
  expect(text.split('\n')).toEqual([
    'Naam: Anna de Wit',
    'Telefoon: 06',
    'E-mail: a@b.nl',
    'Wil advies over: pensioen',
    'Nieuwsbrief: ja',
    'Toestemming om contact op te nemen: ja',
  ])
})

test('a name without insertion has no double space, and a declined newsletter shows as no', () => {
  const consentFields = { subscribe_to_mailing: false, i_give_permission: true as const }
  const lines = formatLeadText({ ...exampleLead, ...consentFields }, 'x').split('\n')
  expect([lines[0], lines[4]]).toEqual(['Naam: Anna Wit', 'Nieuwsbrief: nee'])
})
