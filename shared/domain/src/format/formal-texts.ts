/** Texts by id. */
type Texts<Text> = Readonly<Record<string, Text>>

/** Texts of a language with those of its formal wording, whose ids end in `_u`, in place of the informal ones (I18N-02). */
export const withFormalTexts = <Text>(
  informal: Texts<Text>,
  formal: Texts<Text> = {},
): Record<string, Text> => ({
  ...informal,
  ...Object.fromEntries(Object.entries(formal).map(([id, text]) => [id.replace(/_u$/, ''), text])),
})
