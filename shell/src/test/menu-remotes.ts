import { createPageRead } from '@portal/contract/call'
import { getDocuments } from '@portal/contract/document'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import type { AccessGate } from '@portal/contract/remote-registry'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getTasks } from '@portal/contract/task'
import { createNavEntry, createRoute } from './open-shell.tsx'
import { createTestRemote } from './test-remote.ts'

const createFlagAccessGate = (name: string, absent: 'on' | 'off' = 'on'): { gate: AccessGate } => ({
  gate: { flags: [{ name, absent }] },
})
const incomeAccessGate = createFlagAccessGate('show_income')
const mortgagesAccessGate = createFlagAccessGate('show_mortgages')
const policiesAccessGate = createFlagAccessGate('show_policies', 'off')
const obligationsAccessGate = createFlagAccessGate('show_obligations')

/** Example remotes with every menu entry of the specification (NAV-04, NAV-05), in random order. */
export const menuRemotes = [
  createTestRemote('mf-insurance', {
    routes: [createRoute('verzekeringen', policiesAccessGate), createRoute('schades', policiesAccessGate)],
    nav: [
      createNavEntry('verzekeringen', 60, {
        ...policiesAccessGate,
        count: { reads: [createPageRead(getPolicies)] },
      }),
    ],
  }),
  createTestRemote('mf-documents', {
    routes: [createRoute('berichten'), createRoute('taken')],
    nav: [
      createNavEntry('taken', 20, {
        section: 'header',
        toDo: [
          { ...createPageRead(getTasks), from: 'tasks' },
          { ...createPageRead(getMortgages), ...mortgagesAccessGate, from: 'mortgages' },
          { ...createPageRead(getNotes), from: 'notes' },
        ],
      }),
      createNavEntry('berichten', 10, {
        section: 'header',
        count: { reads: [createPageRead(getDocuments)], only: 'unseen' },
      }),
    ],
  }),
  createTestRemote('mf-mortgage', {
    routes: [createRoute('hypotheek', mortgagesAccessGate), createRoute('wonen')],
    nav: [
      createNavEntry('hypotheek', 50, {
        ...mortgagesAccessGate,
        count: { reads: [createPageRead(getMortgages)] },
      }),
      createNavEntry('wonen', 40),
    ],
  }),
  createTestRemote('mf-more', {
    routes: [
      createRoute('contact'),
      createRoute('services'),
      createRoute('verplichtingen', { ...obligationsAccessGate, reads: [createPageRead(getObligations)] }),
      createRoute('pensioen', incomeAccessGate),
      createRoute('inkomen', incomeAccessGate),
      createRoute('afspraken'),
    ],
    nav: [
      createNavEntry('contact', 90),
      createNavEntry('services', 80),
      createNavEntry('verplichtingen', 70, {
        ...obligationsAccessGate,
        count: { reads: [createPageRead(getObligations)] },
      }),
      createNavEntry('pensioen', 30, {
        ...incomeAccessGate,
        count: {
          reads: [createPageRead(getRetirements), createPageRead(getPartnerRetirements)],
          orAmounts: ['gross_annual_old_age_pension_amount'],
        },
      }),
      createNavEntry('inkomen', 20, {
        ...incomeAccessGate,
        count: {
          reads: [createPageRead(getIncomes), createPageRead(getPartnerIncomes)],
          orAmounts: ['gross_annual_income'],
        },
      }),
    ],
  }),
]

const createListResponse = (...items: object[]) => ({ data: items })

export const menuResponsesByPath = {
  '/api/zuider/customer/income': createListResponse({}, {}),
  '/api/zuider/customer/income/partner': createListResponse({}),
  '/api/zuider/customer/retirement': createListResponse({}),
  '/api/zuider/customer/retirement/partner': createListResponse({}, {}, {}),
  '/api/zuider/customer/mortgage': createListResponse(
    { id: 1, seen_by_customer: '2026-01-01', progress: [{ id: 2, name: 'Loonstrook' }] },
    { id: 2 },
  ),
  '/api/zuider/customer/policy': createListResponse({}),
  '/api/zuider/customer/obligation': createListResponse({}),
  '/api/zuider/customer/document': createListResponse({ seen_by_customer: null }, { seen_by_customer: null }),
  '/api/zuider/customer/note': createListResponse(),
  '/api/zuider/customer/task': {
    data: {
      unfinished: [
        { id: 1, title: 'Bel ons' },
        { id: 2, title: 'Kijk na', seen_by_customer: '2026-01-01' },
      ],
      finished: [{ id: 3, title: 'Lees dit', status: 'answered' }],
    },
  },
}
