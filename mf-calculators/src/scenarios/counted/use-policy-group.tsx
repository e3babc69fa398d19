import type { CountedGroup, CountedItem } from '../../shared/counted/counted.ts'
import { useText } from '../../texts.ts'
import { CoverSwitch } from './CoverSwitch.tsx'
import type { Counting } from './counting.ts'
import { withCover } from './decide.ts'
import { useCoverWords } from './use-cover-words.ts'

/** Policy benefits, each with a switch, and those that do not count, with the reason. */
export function usePolicyGroup({ extras, names, decided, onDecide }: Counting): CountedGroup {
  const text = useText()
  const words = useCoverWords(names)
  const { policies } = extras
  const title = text('counted_policies')
  if (policies === null || policies === 'failed') {
    const about = text(policies === null ? 'counted_policies_off' : 'counted_policies_failed')
    return {
      id: 'policies',
      title,
      summary: '',
      items: [{ id: 'policies', name: title, about, isCounted: false }],
    }
  }
  const covers = policies.covers.map((cover): CountedItem => {
    const isOn = !decided.off.includes(cover.id)
    return {
      id: cover.id,
      name: cover.name,
      isDutch: true,
      amount: words.amount(cover),
      about: words.about(cover),
      isCounted: isOn,
      control: (
        <CoverSwitch
          name={`${cover.name}, ${words.amount(cover)}`}
          isOn={isOn}
          onSwitch={(next) => onDecide(withCover(decided, cover.id, next))}
        />
      ),
    }
  })
  const leftOut = policies.leftOut.map(
    ({ id, name, why }): CountedItem => ({
      id: `out-${id}`,
      name,
      isDutch: true,
      about: words.why(why),
      isCounted: false,
    }),
  )
  const count = covers.filter(({ isCounted }) => isCounted).length
  return {
    id: 'policies',
    title,
    summary: text('counted_policies_sum', { count }),
    items: [...covers, ...leftOut],
  }
}
