import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { useDraft, usePortal } from '@portal/remote-kit'
import { Boundary } from '@portal/remote-kit/boundary'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, Flex, Heading, Link, Text } from '@portal/ui'
import { Form } from '@portal/ui/form'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { formSkeleton } from '../skeleton.ts'
import type { Change } from './change.ts'
import type { Typed } from './drafting.ts'
import type { Editing } from './editing.ts'
import { useFailureText } from './Failure.tsx'
import { type FormItem, VisibleFieldsProvider } from './item.tsx'
import { Locked } from './Locked.tsx'
import { Notices } from './Notices.tsx'
import { Review } from './Review.tsx'
import { EditToolsProvider } from './tools.ts'
import { useEdit } from './use-edit.ts'
import { useFocusOn } from './use-focus-on.ts'
import { visibleFieldsOf } from './visible-fields.ts'

interface Props<Values extends object, C extends Call> extends Editing<Values, C> {
  /** Name under which what is typed is kept. */
  name: string
  /** What the form holds; what was kept in another shape is not used. */
  shape: v.GenericSchema<unknown, Values>
  title: string
  /** Language of the title, where it is not that of the page. */
  titleLang?: string
  intro?: ReactNode
  /** The item that the address asks for: what else the form holds is not asked then. */
  item?: FormItem | null
  /** Address of the form of which this asks only a part. */
  whole?: string
  /** The field that has the focus as the form opens; that of the item, unless said. */
  focus?: string | undefined
  /** What saving changes besides what was typed: what lapses, and what goes along. */
  besidesOf?: (saved: Values, typed: Values) => Change[]
  /** What is to be known of that, said where it is saved. */
  warningOf?: (saved: Values, typed: Values) => ReactNode
  /** Why nothing can be saved yet, apart from what is typed here; said when the customer tries. */
  blocked?: string | null
  /** Names a field by its path in the form. */
  nameOf: (field: string) => string
  /** The fields. */
  children: ReactNode
  /** Stands below the form: what is done apart from saving it. */
  below?: ReactNode
}

/**
 * A form that changes a part of the file: what is typed is kept on the device until it is saved, and before it is
 * saved the customer sees what will change.
 */
export function EditForm<Values extends object, C extends Call>({ name, shape, ...props }: Props<Values, C>) {
  const kept = useMemo(() => v.object({ base: shape, typed: shape }), [shape])
  const { item = null } = props
  const visibleFields = visibleFieldsOf(props, item)
  const own = visibleFields ? `${name}/${visibleFields.join()}` : name
  const draft = useDraft(own, kept)
  if (!draft.ready) return <ScreenSkeleton of={formSkeleton} />
  return <Begun key={own} {...props} visibleFields={visibleFields} draft={draft as DraftOf<Values>} />
}

type DraftOf<Values> = Omit<ReturnType<typeof useDraft>, 'begun' | 'keep'> & {
  begun: { value: Typed<Values>; at: number } | null
  keep: (typed: Typed<Values>) => void
}

interface BegunProps<Values extends object, C extends Call> extends Omit<Props<Values, C>, 'name' | 'shape'> {
  draft: DraftOf<Values>
  visibleFields: readonly string[] | null
}

function Begun<Values extends object, C extends Call>({
  draft,
  visibleFields,
  item = null,
  title,
  titleLang,
  intro,
  whole,
  focus = item?.first,
  besidesOf,
  warningOf,
  blocked = null,
  nameOf,
  children,
  below,
  ...editing
}: BegunProps<Values, C>) {
  const text = useText()
  const textOf = useFailureText()
  const portal = usePortal()
  const edit = useEdit(editing, draft)
  const { form, stage, isReviewing, base, failure, changes, meanwhile, review, save, saveAtOnce, close } =
    edit
  const saving = stage === 'saving'
  const typed = isReviewing ? form.getValues() : null
  const [tried, setTried] = useState(false)
  const isExplained = isReviewing || (failure === 'changed' && meanwhile.length > 0)
  const problem = failure && !isExplained ? textOf(failure) : tried ? blocked : null
  const done = useRef<HTMLDivElement>(null)
  const { justSaved } = editing
  useEffect(() => {
    if (justSaved) done.current?.focus()
  }, [justSaved])
  useFocusOn(form, focus)
  return (
    <Card>
      <Heading level={2} lang={titleLang}>
        {title}
      </Heading>
      {intro && (
        <Text color="ink2" mt="1">
          {intro}
        </Text>
      )}
      {visibleFields && whole && (
        <Text color="ink2" mt="1">
          {text('edit_only_this')} <Link href={whole}>{text('edit_whole')}</Link>
        </Text>
      )}
      <Locked />
      <Notices edit={edit} since={draft.begun?.at ?? null} kept={draft.kept} done={done} />
      <EditToolsProvider value={{ saving, failure, saveAtOnce }}>
        <Form
          form={form}
          onSubmit={blocked ? () => setTried(true) : review}
          nameOf={nameOf}
          problem={problem}
          mt="6"
        >
          <Boundary onError={(error) => portal.report(error)}>
            <VisibleFieldsProvider value={visibleFields}>{children}</VisibleFieldsProvider>
          </Boundary>
          <Flex gap="4" wrap="wrap" align="center" borderTopWidth="1px" borderColor="line" pt="6">
            <Button type="submit">{text('edit_review')}</Button>
            {stage === 'unchanged' && (
              <Text role="status" color="ink2">
                {text('edit_unchanged')}
              </Text>
            )}
          </Flex>
        </Form>
        {below}
      </EditToolsProvider>
      <Review
        open={isReviewing}
        changes={typed && besidesOf ? [...changes, ...besidesOf(base, typed)] : changes}
        meanwhile={meanwhile}
        warning={typed && warningOf?.(base, typed)}
        saving={saving}
        failure={failure}
        onSave={() => void save()}
        onClose={close}
        done={done}
      />
    </Card>
  )
}
