import type english from "../../locales/server/en-US.json";

/**
 * Existing clients compare these texts, so they stay as they are. Tagine's own app shows its own text for each code
 * (`locales/server`).
 */
export const WIRE_SENTENCES: { readonly [Code in keyof typeof english]?: string } = {
  "user-logged-in": "User Successfully Logged In",
  "wrong-credentials": "Could Not Validate Credentials",
  "user-updated": "User Updated",
  "user-deleted": "User Deleted",
  "password-updated": "Password Updated",
  "password-wrong": "Existing password does not match",
  "password-reset": "Users Password Reset",
  "profile-picture-uploaded": "File uploaded",
  "signed-up": "User Created: Signed Up",
  "sign-up-deleted": "Sign Up Token Deleted",
  "group-created": "User Group Created",
  "group-updated": "Group Settings Updated",
  "group-deleted": "User Group Deleted",
  "group-is-default": "Cannot delete default group",
  "group-has-users": "Cannot delete group with users",
  "meal-plan-created": "Mealplan Created",
  "meal-plan-updated": "Mealplan Updated",
  "meal-plan-deleted": "Mealplan Deleted",
  "recipe-deleted": "Recipe {{slug}} Deleted",
  "category-deleted": "Category Deleted: {{slug}}",
  "tag-deleted": "Tag Deleted: {{slug}}",
  "settings-updated": "Settings Updated",
  "custom-page-created": "New Page Created",
  "custom-pages-updated": "Pages Updated",
  "custom-page-deleted": "Page Deleted",
  "theme-saved": "Theme Saved",
  "theme-updated": "Theme Updated: {{name}}",
  "theme-deleted": "Theme Deleted: {{name}}",
  "recipe-image-updated": "Recipe Image Updated",
  "recipe-image-deleted": "Recipe Image Deleted",
  "url-not-valid": "Must be a Valid URL",
  "upload-without-file":
    "No complete file arrived. Send it in the field “{{field}}” of a form (multipart/form-data).",
  "backup-created": "Backup Created at {{name}}",
  "backup-uploaded": "Backup uploaded",
  "backup-deleted": "{{name}} Deleted",
  "migration-uploaded": "Migration data uploaded",
  "migration-removed": "Migration Data Remove: {{file}}",
};
