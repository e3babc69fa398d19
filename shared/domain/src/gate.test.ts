import type { Tenant } from '@portal/contract/tenant'
import { expect, test } from 'vitest'
import { isAllowed, isPartnerInsurer, partnerInsurerOf } from './gate.ts'

const visitor = (flags: object, partnerInsurer: boolean | null = false) => ({
  tenant: flags as Tenant,
  partnerInsurer,
})
const mortgages = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }
const policies = { flags: [{ name: 'show_policies', absent: 'off' as const }] }

test('@TENANT-08 a section shows unless its flag is false', () => {
  expect(isAllowed(mortgages, visitor({}))).toBe(true)
  expect(isAllowed(mortgages, visitor({ show_mortgages: null }))).toBe(true)
  expect(isAllowed(mortgages, visitor({ show_mortgages: true }))).toBe(true)
  expect(isAllowed(mortgages, visitor({ show_mortgages: false }))).toBe(false)
})

test('@TENANT-09 policies and appointments show only when their flag is true', () => {
  expect(isAllowed(policies, visitor({}))).toBe(false)
  expect(isAllowed(policies, visitor({ show_policies: false }))).toBe(false)
  expect(isAllowed(policies, visitor({ show_policies: true }))).toBe(true)
})

test('@TENANT-19 a tool is there for a tenant that carries its key', () => {
  const scenarios = { flags: [{ name: 'scenarios_key', absent: 'off' as const }] }
  expect(isAllowed(scenarios, visitor({ scenarios_key: 'zuider-scenarios' }))).toBe(true)
  for (const scenarios_key of [undefined, null, ''])
    expect(isAllowed(scenarios, visitor({ scenarios_key }))).toBe(false)
})

test('@ROLE-02 a gate for a kind of customer lets everybody through until the kind is known', () => {
  const others = { customers: 'others' as const }
  expect(isAllowed(others, visitor({}, true))).toBe(false)
  expect(isAllowed(others, visitor({}, false))).toBe(true)
  expect(isAllowed(others, visitor({}, null))).toBe(true)
  expect(isAllowed({ customers: 'partner-insurer' }, visitor({}, true))).toBe(true)
})

test('@HOUSE-05 in somebody else’s file a gate of a subject lets through what is granted; in one’s own all of it', () => {
  const granted = new Set(['home', 'home:change', 'insurance'])
  const inFile = (subject: string) => isAllowed({ subject }, { ...visitor({}), granted })
  expect(['home', 'home:change', 'insurance'].every(inFile)).toBe(true)
  expect(['insurance:change', 'income', 'own'].some(inFile)).toBe(false)
  expect(isAllowed({}, { ...visitor({}), granted })).toBe(true)
  expect(isAllowed({ subject: 'own' }, visitor({}))).toBe(true)
})

test('@TENANT-20 @TENANT-21 the label EHH or UNIVE, in any case, makes a partner-insurer customer', () => {
  for (const name of ['EHH', 'ehh', 'Unive', 'UNIVE'])
    expect(isPartnerInsurer({ product_labels: [{ name: 'Basis' }, { name }] })).toBe(true)
  for (const name of ['EHHX', 'UNIVE Plus', '', null])
    expect(isPartnerInsurer({ product_labels: [{ name }] })).toBe(false)
  expect(isPartnerInsurer({ product_labels: null })).toBe(false)
  expect(partnerInsurerOf({ product_labels: [{ name: 'Basis' }, { name: 'unive' }] })).toBe('Univé')
})
