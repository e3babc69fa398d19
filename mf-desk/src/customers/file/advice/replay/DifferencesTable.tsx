import { useCalculationTraceTexts } from '@portal/blocks/trace'
import type { AdviceOutcomeDifference } from '@portal/contract/desk/given-advice'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Box, chakra } from '@portal/ui'
import { useText } from '../../../../texts.ts'
import { useFigureName, useOutcomeName } from '../outcomes/use-outcome-name.ts'

export function DifferencesTable({ differences }: { differences: readonly AdviceOutcomeDifference[] }) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getOutcomeName = useOutcomeName()
  const getFigureName = useFigureName()
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={staffTableCss}>
        <thead>
          <tr>
            <th scope="col">{text('advice_part')}</th>
            <th scope="col">{text('replay_figure')}</th>
            <th scope="col">{text('replay_was')}</th>
            <th scope="col">{text('replay_is')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </chakra.table>
    </Box>
  )
}
