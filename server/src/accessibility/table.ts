import type { Language } from '@portal/contract/language'
import { escapeHtml } from '../edge/document.ts'
import type { Outcome } from './outcome.ts'
import type { Words } from './words.ts'

function resultOf({ state, tests, failed }: Outcome, text: Words): string {
  if (state === 'not-applicable') return text('result_none')
  if (state === 'untested') return text('result_untested')
  if (state === 'failed') return `<strong>${text('result_failed', { tests, failed })}</strong>`
  return `<strong>${text('result_met')}</strong> <span>${text('result_tests', { tests })}</span>`
}

/** One row for each criterion: its number, name and level, and what its tests say. */
export const outcomeTable = (outcomes: readonly Outcome[], language: Language, text: Words): string => {
  const rows = outcomes.map((outcome) => {
    const { id, level, name } = outcome.criterion
    const result = resultOf(outcome, text)
    return `<tr><th scope="row">${id} ${escapeHtml(name[language])} <span>(${level})</span></th><td>${result}</td></tr>`
  })
  const head = [text('column_rule'), text('column_result')]
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
