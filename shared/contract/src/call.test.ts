import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCallUrl, createPageRead } from './call.ts'
import { getCustomer } from './customer.ts'
import { getDocumentFile, getDocuments } from './document.ts'
import { getFamily } from './family.ts'
import { getIncomes, getPartnerIncomes } from './income.ts'
import { getLivingDetails } from './living-details.ts'
import { getMails } from './mail.ts'
import { getMortgages, Mortgage } from './mortgage.ts'
import { getPartnerRetirements, getRetirements } from './retirement.ts'

test('defaults of the query are part of the URL, so equal inputs share one read', () => {
  expect(createCallUrl(getMails)).toBe(
    '/customer/attachable/published/by_is_attachable_type/email?per_page=30&page=1',
  )
  expect(createPageRead(getMails, { query: { per_page: 30 } })).toEqual(createPageRead(getMails))
  expect(createPageRead(getCustomer).key).toBe('CUSTOMER')
})

test.each([
  ['CUSTOMER', getCustomer],
  ['FAMILY', getFamily],
  ['DOCUMENTS', getDocuments],
  ['MORTGAGE', getMortgages],
  ['LIVING', getLivingDetails],
  ['INCOME', getIncomes],
  ['INCOME_PARTNER', getPartnerIncomes],
  ['RETIREMENT', getRetirements],
  ['RETIREMENT_PARTNER', getPartnerRetirements],
])('@SESSION-09 the read %s has this cache name', (key, call) => {
  expect(createPageRead(call).key).toBe(key)
})

test('a path parameter is encoded, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      const url = new URL(createCallUrl(getDocumentFile, { params: { id } }), 'https://portal.example')
      const members = url.pathname.split('/')
      if (id !== '.' && id !== '..') {
        expect(members).toHaveLength(4)
        expect(decodeURIComponent(members[3] ?? '')).toBe(id)
      }
    }),
  )
})

test('unknown fields pass, and an error names a missing required field', () => {
  const answer = v.safeParse(getMortgages.response, { data: [{ id: 1, status: 1234, brand_new: true }] })
  expect(answer.success).toBe(true)
  const wrong = v.safeParse(getMortgages.response, { data: [{ id: 1 }] })
  expect(wrong.issues?.map((issue) => v.getDotPath(issue))).toEqual(['data.0.status'])
})

test('a missing field is read as null, a missing list as empty', () => {
  const mortgage = v.parse(Mortgage, { id: 1, status: 0 })
  expect(mortgage).toMatchObject({ koopsom: null, mortgageParts: [], openProgress: 0, agency: null })
})
