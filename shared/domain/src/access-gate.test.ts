import type { Tenant } from '@portal/contract/tenant'
import { expect, test } from 'vitest'
import { findPartnerInsurer, isGateOpen, isPartnerInsurerCustomer } from './access-gate.ts'

const createVisitor = (flags: object, partnerInsurer: boolean | null = false) => ({
  tenant: flags as Tenant,
  partnerInsurer,
})
const mortgagesGate = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }
const policiesGate = { flags: [{ name: 'show_policies', absent: 'off' as const }] }

test('@TENANT-08 a section is shown unless its flag is false', () => {
  expect(isGateOpen(mortgagesGate, createVisitor({}))).toBe(true)
  expect(isGateOpen(mortgagesGate, createVisitor({ show_mortgages: null }))).toBe(true)
  expect(isGateOpen(mortgagesGate, createVisitor({ show_mortgages: true }))).toBe(true)
  expect(isGateOpen(mortgagesGate, createVisitor({ show_mortgages: false }))).toBe(false)
})

test('@TENANT-09 policies and appointments are shown only if their flag is true', () => {
  expect(isGateOpen(policiesGate, createVisitor({}))).toBe(false)
  expect(isGateOpen(policiesGate, createVisitor({ show_policies: false }))).toBe(false)
  expect(isGateOpen(policiesGate, createVisitor({ show_policies: true }))).toBe(true)
})

test('@TENANT-19 a calculator is shown if the tenant has a key for it', () => {
  const scenarios = { flags: [{ name: 'scenarios_key', absent: 'off' as const }] }
  expect(isGateOpen(scenarios, createVisitor({ scenarios_key: 'zuider-scenarios' }))).toBe(true)
  for (const scenarios_key of [undefined, null, ''])
    expect(isGateOpen(scenarios, createVisitor({ scenarios_key }))).toBe(false)
})

test('@ROLE-02 while the kind of customer is unknown, a gate for a kind is open', () => {
  const others = { customers: 'others' as const }
  expect(isGateOpen(others, createVisitor({}, true))).toBe(false)
  expect(isGateOpen(others, createVisitor({}, false))).toBe(true)
  expect(isGateOpen(others, createVisitor({}, null))).toBe(true)
  expect(isGateOpen({ customers: 'partner-insurer' }, createVisitor({}, true))).toBe(true)
})

test('@HOUSE-05 in another person’s file, only granted subjects are open', () => {
  const granted = new Set(['home', 'home:change', 'insurance'])
  const isAllowedInFile = (subject: string) => isGateOpen({ subject }, { ...createVisitor({}), granted })
  expect(['home', 'home:change', 'insurance'].every(isAllowedInFile)).toBe(true)
  expect(['insurance:change', 'income', 'own'].some(isAllowedInFile)).toBe(false)
  expect(isGateOpen({}, { ...createVisitor({}), granted })).toBe(true)
  expect(isGateOpen({ subject: 'own' }, createVisitor({}))).toBe(true)
})

test('@TENANT-20 @TENANT-21 a customer with the label EHH or UNIVE, in any case, has a partner insurer', () => {
  for (const name of ['EHH', 'ehh', 'Unive', 'UNIVE'])
    expect(isPartnerInsurerCustomer({ product_labels: [{ name: 'Basis' }, { name }] })).toBe(true)
  for (const name of ['EHHX', 'UNIVE Plus', '', null])
    expect(isPartnerInsurerCustomer({ product_labels: [{ name }] })).toBe(false)
  expect(isPartnerInsurerCustomer({ product_labels: null })).toBe(false)
  expect(findPartnerInsurer({ product_labels: [{ name: 'Basis' }, { name: 'unive' }] })).toBe('Univé')
})
