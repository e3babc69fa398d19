import { readOf } from '@portal/contract/call'
import { getDocuments } from '@portal/contract/document'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import type { Gate } from '@portal/contract/registry'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getTasks } from '@portal/contract/task'
import { remoteWith } from '../test-remote.ts'
import { entry, route } from './open-shell.tsx'

const gate = (name: string, absent: 'on' | 'off' = 'on'): { gate: Gate } => ({
  gate: { flags: [{ name, absent }] },
})
const income = gate('show_income')
const mortgages = gate('show_mortgages')
const policies = gate('show_policies', 'off')
const obligations = gate('show_obligations')

/** Every menu entry of the specification (NAV-04, NAV-05), from example remotes in random order. */
export const wholeMenu = [
  remoteWith('mf-insurance', {
    routes: [route('verzekeringen', policies), route('schades', policies)],
    nav: [entry('verzekeringen', 60, { ...policies, count: { reads: [readOf(getPolicies)] } })],
  }),
  remoteWith('mf-documents', {
    routes: [route('berichten'), route('taken')],
    nav: [
      entry('taken', 20, {
        section: 'header',
        toDo: [
          { ...readOf(getTasks), from: 'tasks' },
          { ...readOf(getMortgages), ...mortgages, from: 'mortgages' },
          { ...readOf(getNotes), from: 'notes' },
        ],
      }),
      entry('berichten', 10, { section: 'header', count: { reads: [readOf(getDocuments)], only: 'unseen' } }),
    ],
  }),
  remoteWith('mf-mortgage', {
    routes: [route('hypotheek', mortgages), route('wonen')],
    nav: [
      entry('hypotheek', 50, {
        ...mortgages,
        count: { reads: [readOf(getMortgages)] },
      }),
      entry('wonen', 40),
    ],
  }),
  remoteWith('mf-more', {
    routes: [
      route('contact'),
      route('services'),
      route('verplichtingen', { ...obligations, reads: [readOf(getObligations)] }),
      route('pensioen', income),
      route('inkomen', income),
      route('afspraken'),
    ],
    nav: [
      entry('contact', 90),
      entry('services', 80),
      entry('verplichtingen', 70, { ...obligations, count: { reads: [readOf(getObligations)] } }),
      entry('pensioen', 30, {
        ...income,
        count: {
          reads: [readOf(getRetirements), readOf(getPartnerRetirements)],
          orAmounts: ['gross_annual_old_age_pension_amount'],
        },
      }),
      entry('inkomen', 20, {
        ...income,
        count: {
          reads: [readOf(getIncomes), readOf(getPartnerIncomes)],
          orAmounts: ['gross_annual_income'],
        },
      }),
    ],
  }),
]

const list = (...items: object[]) => ({ data: items })

/** Responses to all reads of {@link wholeMenu}. */
export const records = {
  '/api/zuider/customer/income': list({}, {}),
  '/api/zuider/customer/income/partner': list({}),
  '/api/zuider/customer/retirement': list({}),
  '/api/zuider/customer/retirement/partner': list({}, {}, {}),
  '/api/zuider/customer/mortgage': list(
    { id: 1, seen_by_customer: '2026-01-01', progress: [{ id: 2, name: 'Loonstrook' }] },
    { id: 2 },
  ),
  '/api/zuider/customer/policy': list({}),
  '/api/zuider/customer/obligation': list({}),
  '/api/zuider/customer/document': list({ seen_by_customer: null }, { seen_by_customer: null }),
  '/api/zuider/customer/note': list(),
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
