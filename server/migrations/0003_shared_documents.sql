-- Most documents have no type. Comparing null with a type would give null, which hides the document.
ALTER POLICY "not_withheld" ON "documents" USING ((SELECT is_whole()) OR customer_id IS NULL OR NOT (
	is_withheld('documents')
	OR (coalesce(type, '') = 'dossier' AND is_withheld('account'))
	OR (coalesce(type, '') = 'income' AND is_withheld('income'))
	OR ((coalesce(type, '') = 'message' OR task_id IS NOT NULL) AND is_withheld('messages'))
	OR (coalesce(mortgage_id, mortgage_progress_id) IS NOT NULL AND is_withheld('home'))
	OR (coalesce(policy_id, damage_id, damage_progress_id) IS NOT NULL AND is_withheld('insurance'))
));
