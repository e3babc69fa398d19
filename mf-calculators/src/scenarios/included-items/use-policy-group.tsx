import type { IncludedItem, IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useText } from '../../texts.ts'
import { CoverSwitch } from './CoverSwitch.tsx'
import { setCoverIncluded } from './change-inclusion-choices.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { useFormatCover } from './use-format-cover.ts'

/** Included policy benefits, each with a switch, and excluded ones with the reason. */
export function usePolicyGroup({ extras, names, decided, onDecide }: InclusionContext): IncludedItemGroup {
  const text = useText()
  const coverFormats = useFormatCover(names)
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
  const covers = policies.covers.map((cover): IncludedItem => {
    const isOn = !decided.off.includes(cover.id)
    return {
      id: cover.id,
      name: cover.name,
      isDutch: true,
      amount: coverFormats.amount(cover),
      about: coverFormats.about(cover),
      isCounted: isOn,
      control: (
        <CoverSwitch
          name={`${cover.name}, ${coverFormats.amount(cover)}`}
          isOn={isOn}
          onSwitch={(next) => onDecide(setCoverIncluded(decided, cover.id, next))}
        />
      ),
    }
  })
  const leftOut = policies.leftOut.map(
    ({ id, name, why }): IncludedItem => ({
      id: `out-${id}`,
      name,
      isDutch: true,
      about: coverFormats.why(why),
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
