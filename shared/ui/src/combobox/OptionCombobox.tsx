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
import type { FieldControlProps } from '../form/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { PageOverlay } from '../overlay/PageOverlay.tsx'
import { chakra, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { chevronCss, comboboxControlCss, optionPanelCss } from './combobox-styles.ts'
import { OptionList } from './OptionList.tsx'
import { type ComboboxOption, searchOptions, toSearchableOptions } from './search-options.ts'

interface OptionComboboxProps {
  control: FieldControlProps
  name: string
  options: readonly ComboboxOption[]
  pending: boolean
  placeholder: string | undefined
}

/** Number of rows by which Page Down and Page Up move. */
const rowsMovedByKey: Record<string, number> = { PageDown: 6, PageUp: -6 }

const comboboxOpeningKeys = ['ArrowDown', 'ArrowUp']

/**
 * Input and list of a combobox field. The library does not get the input element, because it would set focus and caret
 * one frame too late, and overwrite newer input. So this component handles text, focus and the initial highlight; the
 * library handles keys, list, positioning and closing.
 */
export function OptionCombobox({ control, name, options, pending, placeholder }: OptionComboboxProps) {
  const uiText = useUiText()
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options])
  const searched = useMemo(() => toSearchableOptions(options), [options])
  const chosen = options.find(({ value }) => value === field.value)
  const text = typed ?? chosen?.label ?? ''
  const found = searchOptions(searched, typed ?? '')
  const combobox = useCombobox({
    collection,
    ids: { label: `${control.id}-label` },
    inputValue: text,
    value: chosen ? [chosen.value] : [],
    onValueChange: ({ value: [value] }) => field.onChange(value ?? ''),
    onOpenChange: ({ open }) => !open && setTyped(null),
    highlightedValue: highlighted,
    /** Renders synchronously, so that the next key starts from the row on screen. */
    onHighlightChange: ({ highlightedValue }) => flushSync(() => setHighlighted(highlightedValue)),
    onInteractOutside: (event) => {
      if (box.current?.contains(event.detail.target as Node)) event.preventDefault()
    },
    loopFocus: false,
    positioning: { gutter: 4 },
  })
  const { defaultValue: _, ...inputProps } = combobox.getInputProps()

  const highlightOption = (option: ComboboxOption | undefined) =>
    option ? combobox.setHighlightValue(option.value) : combobox.clearHighlightValue()
  /** Highlights the match of the typed text when options have loaded. */
  const followOptions = useEffectEvent(() => {
    if (combobox.open && typed !== null && highlighted === null) highlightOption(found.best)
  })
  useEffect(followOptions, [searched])
  const openList = () => {
    if (combobox.open) return
    combobox.setOpen(true)
    highlightOption(chosen)
  }
  const handleTextChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    highlightOption(searchOptions(searched, value).best)
  }
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (panel.current?.contains(relatedTarget)) return
    if (typed?.trim() === '') field.onChange('')
    else if (typed !== null && found.exact) field.onChange(found.exact.value)
    setTyped(null)
    combobox.setOpen(false)
    field.onBlur()
  }
  /**
   * Handles keys for which the library does nothing or something else: Home and End move in the text, and Escape also
   * closes a list that has just opened.
   */
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = rowsMovedByKey[event.key]
    const at = collection.indexOf(highlighted)
    if (!combobox.open) {
      if (!comboboxOpeningKeys.includes(event.key)) return
      event.preventDefault()
      openList()
    } else if (by) {
      event.preventDefault()
      highlightOption(options[Math.max(0, Math.min(options.length - 1, at + by))])
    } else if (event.key === 'Enter' && at < 0) event.preventDefault()
    else if (event.key === 'Escape') combobox.setOpen(false)
    else if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
  }
  return (
    <Combobox.RootProvider unstyled lazyMount unmountOnExit value={combobox}>
      <Combobox.Control ref={box} className="control" css={comboboxControlCss}>
        <input
          {...mergeProps(inputProps, { onChange: handleTextChange, onBlur: handleBlur })}
          {...control}
          ref={field.ref}
          name={name}
          value={text}
          placeholder={placeholder}
          aria-autocomplete="none"
          onClick={openList}
          onKeyDownCapture={handleKeyDown}
        />
        <chakra.span css={chevronCss} aria-hidden="true">
          <Icon name="chevron-down" size={20} />
        </chakra.span>
      </Combobox.Control>
      <PageOverlay>
        <Combobox.Positioner>
          <chakra.div ref={panel} css={optionPanelCss}>
            {(pending || found.count === 0) && (
              <p>{pending ? uiText('loading') : uiText('search_none', { query: typed?.trim() ?? '' })}</p>
            )}
            <OptionList options={options} />
          </chakra.div>
        </Combobox.Positioner>
      </PageOverlay>
      <VisuallyHidden role="status">
        {combobox.open && typed !== null && !pending && uiText('pick_found', { count: found.count })}
      </VisuallyHidden>
    </Combobox.RootProvider>
  )
}
