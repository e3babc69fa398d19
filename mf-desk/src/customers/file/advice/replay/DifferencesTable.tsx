import { useCalculationTraceTexts } from '@portal/blocks/trace'
import type { AdviceOutcomeDifference } from '@portal/contract/desk/given-advice'
import { StaffTable } from '@portal/remote-kit/staff'

import { useText } from '../../../../texts.ts'
import { useFigureName, useOutcomeName } from '../outcomes/use-outcome-name.ts'

export function DifferencesTable({ differences }: { differences: readonly AdviceOutcomeDifference[] }) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useOutcomeName()
  const getFigureName = useFigureName()
  return (
    <StaffTable columns={[text('advice_part'), text('replay_figure'), text('replay_was'), text('replay_is')]}>
      {differences.flatMap((one) => {
        const key = `${one.path} ${one.name}`
        const { verdict } = one
        return [
          ...(verdict
            ? [
                <tr key={key}>
                  <th scope="row">{getOutcomeName(one)}</th>
                  <td>{text('verdict')}</td>
                  <td>{text(`verdict_${verdict.was ?? 'none'}`)}</td>
                  <td>{text(`verdict_${verdict.is ?? 'none'}`)}</td>
                </tr>,
              ]
            : []),
          ...one.figures.map(({ name, rule, unit, was, is }) => {
            const formatAmount = (value: number | null) =>
              value === null ? text('nothing') : traceTexts.amount(rule, value, unit)
            return (
              <tr key={`${key} ${name}`}>
                <th scope="row">{getOutcomeName(one)}</th>
                <td>{getFigureName({ name, rule, value: was ?? is ?? 0 })}</td>
                <td>{formatAmount(was)}</td>
                <td>{formatAmount(is)}</td>
              </tr>
            )
          }),
        ]
      })}
    </StaffTable>
  )
}
