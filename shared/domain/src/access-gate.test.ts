import type { Tenant } from '@portal/contract/tenant'
import { expect, test } from 'vitest'
import { findPartnerInsurer, isAccessAllowed, isPartnerInsurerCustomer } from './access-gate.ts'

const createAccessContext = (flags: object, partnerInsurer: boolean | null = false) => ({
  tenant: flags as Tenant,
  partnerInsurer,
})
const mortgagesGate = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }
const policiesGate = { flags: [{ name: 'show_policies', absent: 'off' as const }] }

test('@TENANT-08 a section is shown unless its flag is false', () => {
  expect(isAccessAllowed(mortgagesGate, createAccessContext({}))).toBe(true)
  expect(isAccessAllowed(mortgagesGate, createAccessContext({ show_mortgages: null }))).toBe(true)
  expect(isAccessAllowed(mortgagesGate, createAccessContext({ show_mortgages: true }))).toBe(true)
  expect(isAccessAllowed(mortgagesGate, createAccessContext({ show_mortgages: false }))).toBe(false)
})

test('@TENANT-09 policies and appointments are shown only if their flag is true', () => {
  expect(isAccessAllowed(policiesGate, createAccessContext({}))).toBe(false)
  expect(isAccessAllowed(policiesGate, createAccessContext({ show_policies: false }))).toBe(false)
  expect(isAccessAllowed(policiesGate, createAccessContext({ show_policies: true }))).toBe(true)
})

test('@TENANT-19 a calculator is shown if the tenant has a key for it', () => {
  const scenarios = { flags: [{ name: 'scenarios_key', absent: 'off' as const }] }
  expect(isAccessAllowed(scenarios, createAccessContext({ scenarios_key: 'zuider-scenarios' }))).toBe(true)
  for (const scenarios_key of [undefined, null, ''])
    expect(isAccessAllowed(scenarios, createAccessContext({ scenarios_key }))).toBe(false)
})

test('@ROLE-02 while the kind of customer is unknown, a gate for a kind is open', () => {
  const others = { customers: 'others' as const }
  expect(isAccessAllowed(others, createAccessContext({}, true))).toBe(false)
  expect(isAccessAllowed(others, createAccessContext({}, false))).toBe(true)
  expect(isAccessAllowed(others, createAccessContext({}, null))).toBe(true)
  expect(isAccessAllowed({ customers: 'partner-insurer' }, createAccessContext({}, true))).toBe(true)
})

test('@HOUSE-05 in another person’s file, only granted subjects are open', () => {
  const granted = new Set(['home', 'home:change', 'insurance'])
  const isSubjectAllowed = (subject: string) =>
    isAccessAllowed({ subject }, { ...createAccessContext({}), granted })
  expect(['home', 'home:change', 'insurance'].every(isSubjectAllowed)).toBe(true)
  expect(['insurance:change', 'income', 'own'].some(isSubjectAllowed)).toBe(false)
  expect(isAccessAllowed({}, { ...createAccessContext({}), granted })).toBe(true)
  expect(isAccessAllowed({ subject: 'own' }, createAccessContext({}))).toBe(true)
})

test('@TENANT-20 @TENANT-21 a customer with the label EHH or UNIVE, in any case, has a partner insurer', () => {
  for (const name of ['EHH', 'ehh', 'Unive', 'UNIVE'])
    expect(isPartnerInsurerCustomer({ product_labels: [{ name: 'Basis' }, { name }] })).toBe(true)
  for (const name of ['EHHX', 'UNIVE Plus', '', null])
    expect(isPartnerInsurerCustomer({ product_labels: [{ name }] })).toBe(false)
  expect(isPartnerInsurerCustomer({ product_labels: null })).toBe(false)
  expect(findPartnerInsurer({ product_labels: [{ name: 'Basis' }, { name: 'unive' }] })).toBe('Univé')
})
