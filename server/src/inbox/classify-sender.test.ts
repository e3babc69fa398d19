import { Tenant } from '@portal/contract/tenant'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { classifySender } from './classify-sender.ts'

const exampleTenant = v.parse(Tenant, {
  name: 'Zuider Advies',
  code: 'ZUIDER',
  primary_color: '#2438e0',
  secondary_color: '#f6aa79',
  contact_email: 'info@zuideradvies.example',
  website: 'https://www.zuider.example/contact',
  offices: [{ id: 1, name: 'Breda', email: 'zuider.breda@gmail.com' }],
})

test.each([
  ['Sanne <sanne@zuideradvies.example>', 'tenant', 'tenant'],
  ['sanne@ZUIDER.example', 'tenant', 'tenant'],
  ['Sanne <sanne@zuideradvies.example>', 'received', 'unverified'],
  ['Zuider Breda <zuider.breda@gmail.com>', 'tenant', 'tenant'],
  ['Sanne Vermeulen <sanne.vermeulen@gmail.com>', 'tenant', 'other'],
  ['"sanne@zuideradvies.example" <dief@elders.example>', 'received', 'other'],
  ['Sanne <sanne@zuideradvies.example.elders.example>', 'tenant', 'other'],
  ['Dief <dief@elders.example>, Sanne <sanne@zuideradvies.example>', 'tenant', 'other'],
  ['Sanne Vermeulen', 'tenant', 'other'],
  ['', 'tenant', 'other'],
] as const)('a mail from %s that was %s is of %s', (from, origin, sender) => {
  expect(classifySender({ from, origin }, exampleTenant)).toBe(sender)
})
