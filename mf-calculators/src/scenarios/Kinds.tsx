import { cardGround } from '@portal/remote-kit/card-ground'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { resultsOf, type Scenario, type SubScenario, worstOf } from './scenarios.ts'
import { useKindWords } from './use-kind-words.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface Props {
  scenario: Scenario
  chosen: SubScenario
  onChoose: (sub: SubScenario) => void
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  bg: 'tint2',
  rounded: 'card',
  p: '1',
  w: 'fit-content',
  maxW: '100%',
  mt: '3',
  _print: { display: 'none' },
}
const kind = {
  minH: '44px',
  px: '3',
  py: '1.5',
  rounded: '9px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'meta',
  fontWeight: 500,
  color: 'ink2',
  textAlign: 'start',
  '&[aria-pressed=true]': {
    bg: cardGround,
    color: 'ink',
    fontWeight: 600,
    boxShadow: '0 1px 3px rgb(40 30 20/.14)',
  },
}

/** The kinds of a scenario, each with its gravest verdict, so that none is overlooked (SCEN-05, SCEN-09). */
export function Kinds({ scenario: { key, outcomes }, chosen, onChoose }: Props) {
  const text = useText()
  const kindWords = useKindWords()
  return (
    <chakra.div css={bar} role="group" aria-label={text(`scenario_${key}`)}>
      {outcomes.map((outcome) => {
        const { sub } = outcome
        const worst = worstOf(resultsOf({ outcomes: [outcome] }))
        return (
          sub && (
            <chakra.button
              key={sub}
              type="button"
              css={kind}
              aria-pressed={sub === chosen}
              onClick={() => onChoose(sub)}
            >
              {worst && <VerdictMark verdict={worst} size={18} />}
              {kindWords(sub)}
            </chakra.button>
          )
        )
      })}
    </chakra.div>
  )
}
