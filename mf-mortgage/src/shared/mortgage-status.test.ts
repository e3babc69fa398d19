import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { expect, test } from 'vitest'
import { createMortgage } from '../test/mortgage-examples.ts'
import nl from '../texts/nl.json'
import { isActiveMortgage } from './mortgage-properties.ts'

test.each([
  ['@MORTGAGE-09', 0, 'Lopend'],
  ['@MORTGAGE-10', 1, 'In aanvraag'],
  ['@MORTGAGE-11', 2, 'Wachten op offerte'],
  ['@MORTGAGE-12', 3, 'Wachten op taxatie'],
  ['@MORTGAGE-13', 4, 'Wachten op getekende offerte'],
  ['@MORTGAGE-14', 5, 'Wachten op jouw akkoord'],
  ['@MORTGAGE-15', 6, 'Wachten op akkoord van de bank'],
  ['@MORTGAGE-16', 7, 'Wachten op medische acceptatie'],
  ['@MORTGAGE-17', 8, 'Wachten op bankgarantie'],
  ['@MORTGAGE-18', 9, 'Wachten op passeren'],
  ['@MORTGAGE-19', 10, 'Bijna afgerond'],
  ['@MORTGAGE-20', 11, 'Hypotheekgesprek'],
  ['@MORTGAGE-21', 12, 'Documenten aanleveren'],
  ['@MORTGAGE-22', 13, 'Aanvraag ingediend'],
  ['@MORTGAGE-23', 14, 'Offerte tekenen'],
  ['@MORTGAGE-24', 15, 'Documenten ontbreken'],
  ['@MORTGAGE-25', 16, 'Bij de bank ter beoordeling'],
  ['@MORTGAGE-26', 17, 'Bij de notaris'],
  ['@MORTGAGE-27', 18, 'Afspraak bij de notaris'],
  ['@MORTGAGE-28', 19, 'Loopt via een ander kantoor'],
  ['@MORTGAGE-29', 50, 'Vervallen'],
  ['@MORTGAGE-30', 51, 'Afgelost'],
  ['@MORTGAGE-31', 91, 'Niet doorgegaan: registratie bij BKR'],
  ['@MORTGAGE-32', 92, 'Niet doorgegaan: inkomen'],
  ['@MORTGAGE-33', 93, 'Niet doorgegaan: waarde van de woning'],
  ['@MORTGAGE-34', 94, 'Niet doorgegaan: op jouw verzoek'],
  ['@MORTGAGE-35', 99, 'In voorbereiding'],
] as const)('%s status %d shows %j', (_, status, words) => {
  const known = findMortgageStatus(status)
  expect(known && nl[`mortgage_status_${known.name}`]).toBe(words)
  expect(isActiveMortgage(createMortgage({ status }))).toBe(status === 0)
})
