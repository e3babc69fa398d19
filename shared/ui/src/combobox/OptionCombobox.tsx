import { Combobox, createListCollection, mergeProps, useCombobox } from '@chakra-ui/react'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import type { ControlProps } from '../form/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { PageOverlay } from '../overlay/PageOverlay.tsx'
import { chakra, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { chevronCss, controlCss, panelCss } from './combobox-styles.ts'
import { OptionList } from './OptionList.tsx'
import { type Option, search, searchable } from './search.ts'

interface Props {
  control: ControlProps
  name: string
  options: readonly Option[]
  pending: boolean
  placeholder: string | undefined
}

/** Number of rows that a key moves, besides the arrow keys. */
const pages: Record<string, number> = { PageDown: 6, PageUp: -6 }

/** Keys that open the list. */
const openers = ['ArrowDown', 'ArrowUp']

/**
 * Input and list of a combobox field. The library does not get the input element, because it would set focus and caret
 * a frame late, over newer user input. So text, focus and the initial highlight are handled here; keys, list,
 * positioning and closing are the library's.
 */
export function OptionCombobox({ control, name, options, pending, placeholder }: Props) {
  const word = useUiText()
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options])
  const searched = useMemo(() => searchable(options), [options])
  const chosen = options.find(({ value }) => value === field.value)
  const text = typed ?? chosen?.label ?? ''
  const found = search(searched, typed ?? '')
  const combobox = useCombobox({
    collection,
    ids: { label: `${control.id}-label` },
    inputValue: text,
    value: chosen ? [chosen.value] : [],
    onValueChange: ({ value: [value] }) => field.onChange(value ?? ''),
    onOpenChange: ({ open }) => !open && setTyped(null),
    highlightedValue: highlighted,
    /** Synchronous, so that the next key continues from the rendered row. */
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setHighlighted(highlightedValue)),
    onInteractOutside: (event) => {
      if (box.current?.contains(event.detail.target as Node)) event.preventDefault()
    },
    loopFocus: false,
    positioning: { gutter: 4 },
  })
  const { defaultValue: _, ...inputProps } = combobox.getInputProps()

  const highlight = (option: Option | undefined) =>
    option ? combobox.setHighlightValue(option.value) : combobox.clearHighlightValue()
  /** Applies typed text to options that load later. */
  const followOptions = useEffectEvent(() => {
    if (combobox.open && typed !== null && highlighted === null) highlight(found.best)
  })
  useEffect(followOptions, [searched])
  const show = () => {
    if (combobox.open) return
    combobox.setOpen(true)
    highlight(chosen)
  }
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    highlight(search(searched, value).best)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (panel.current?.contains(relatedTarget)) return
    if (typed?.trim() === '') field.onChange('')
    else if (typed !== null && found.exact) field.onChange(found.exact.value)
    setTyped(null)
    combobox.setOpen(false)
    field.onBlur()
  }
  /**
   * Keys that the library does not handle or handles differently: Home and End stay in the text, and Escape also closes
   * a list that has just opened.
   */
  const press = (event: KeyboardEvent) => {
    const by = pages[event.key]
    const at = collection.indexOf(highlighted)
    if (!combobox.open) {
      if (!openers.includes(event.key)) return
      event.preventDefault()
      show()
    } else if (by) {
      event.preventDefault()
      highlight(options[Math.max(0, Math.min(options.length - 1, at + by))])
    } else if (event.key === 'Enter' && at < 0) event.preventDefault()
    else if (event.key === 'Escape') combobox.setOpen(false)
    else if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
  }
  return (
    <Combobox.RootProvider unstyled lazyMount unmountOnExit value={combobox}>
      <Combobox.Control ref={box} className="control" css={controlCss}>
        <input
          {...mergeProps(inputProps, { onChange: type, onBlur: leave })}
          {...control}
          ref={field.ref}
          name={name}
          value={text}
          placeholder={placeholder}
          aria-autocomplete="none"
          onClick={show}
          onKeyDownCapture={press}
        />
        <chakra.span css={chevronCss} aria-hidden="true">
          <Icon name="chevron-down" size={20} />
        </chakra.span>
      </Combobox.Control>
      <PageOverlay>
        <Combobox.Positioner>
          <chakra.div ref={panel} css={panelCss}>
            {(pending || found.count === 0) && (
              <p>{pending ? word('loading') : word('search_none', { query: typed?.trim() ?? '' })}</p>
            )}
            <OptionList options={options} />
          </chakra.div>
        </Combobox.Positioner>
      </PageOverlay>
      <VisuallyHidden role="status">
        {combobox.open && typed !== null && !pending && word('pick_found', { count: found.count })}
      </VisuallyHidden>
    </Combobox.RootProvider>
  )
}
