// Generated from the migrations by `npm run db:types`; not edited by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      blog_categories: {
        Row: {
          id: string;
          name: string;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          name: string;
          slug: string;
        };
        Update: {
          id?: string;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author_name: string | null;
          canonical_url: string | null;
          category_id: string | null;
          content: string;
          created_at: string;
          excerpt: string | null;
          featured_image: string | null;
          id: string;
          meta_description: string | null;
          meta_keywords: string[];
          meta_title: string | null;
          og_description: string | null;
          og_image: string | null;
          og_title: string | null;
          published: boolean;
          published_at: string | null;
          slug: string;
          title: string;
          twitter_description: string | null;
          twitter_image: string | null;
          twitter_title: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_name?: string | null;
          canonical_url?: string | null;
          category_id?: string | null;
          content: string;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: string;
          meta_description?: string | null;
          meta_keywords?: string[];
          meta_title?: string | null;
          og_description?: string | null;
          og_image?: string | null;
          og_title?: string | null;
          published?: boolean;
          published_at?: string | null;
          slug: string;
          title: string;
          twitter_description?: string | null;
          twitter_image?: string | null;
          twitter_title?: string | null;
          updated_at?: string;
        };
        Update: {
          author_name?: string | null;
          canonical_url?: string | null;
          category_id?: string | null;
          content?: string;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: string;
          meta_description?: string | null;
          meta_keywords?: string[];
          meta_title?: string | null;
          og_description?: string | null;
          og_image?: string | null;
          og_title?: string | null;
          published?: boolean;
          published_at?: string | null;
          slug?: string;
          title?: string;
          twitter_description?: string | null;
          twitter_image?: string | null;
          twitter_title?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      clinic_contacts: {
        Row: {
          changed_at: string;
          checked_by: string | null;
          checked_on: string | null;
          clinic_id: string;
          created_at: string;
          id: string;
          kind: string;
          note: string | null;
          published_by: string | null;
          retired_at: string | null;
          source_name: string | null;
          source_url: string | null;
          status: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id: string;
          created_at?: string;
          id?: string;
          kind: string;
          note?: string | null;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
          value: string;
        };
        Update: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string;
          created_at?: string;
          id?: string;
          kind?: string;
          note?: string | null;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
          value?: string;
        };
        Relationships: [];
      };
      clinic_prices: {
        Row: {
          amount: number;
          changed_at: string;
          checked_by: string | null;
          checked_on: string | null;
          clinic_id: string;
          created_at: string;
          currency: string;
          excludes: string[];
          id: string;
          includes: string[];
          item: string;
          list_date: string | null;
          note: string | null;
          patient_group: string | null;
          per: string;
          published_by: string | null;
          retired_at: string | null;
          source_name: string | null;
          source_url: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id: string;
          created_at?: string;
          currency: string;
          excludes?: string[];
          id?: string;
          includes?: string[];
          item: string;
          list_date?: string | null;
          note?: string | null;
          patient_group?: string | null;
          per: string;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
        };
        Update: {
          amount?: number;
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string;
          created_at?: string;
          currency?: string;
          excludes?: string[];
          id?: string;
          includes?: string[];
          item?: string;
          list_date?: string | null;
          note?: string | null;
          patient_group?: string | null;
          per?: string;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      clinic_results: {
        Row: {
          age_from: number | null;
          age_to: number | null;
          changed_at: string;
          checked_by: string | null;
          checked_on: string | null;
          clinic_id: string | null;
          country: string | null;
          created_at: string;
          denominator: string | null;
          eggs: string;
          embryos: string | null;
          id: string;
          n: number | null;
          note: string | null;
          outcome: string | null;
          percentage: number;
          period_from: string | null;
          period_to: string | null;
          published_by: string | null;
          range_from: number | null;
          range_to: number | null;
          retired_at: string | null;
          source_name: string | null;
          source_url: string | null;
          status: string;
          successes: number | null;
          tested: boolean | null;
          verdict: string | null;
        };
        ComputedFields: never;
        Insert: {
          age_from?: number | null;
          age_to?: number | null;
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string | null;
          country?: string | null;
          created_at?: string;
          denominator?: string | null;
          eggs: string;
          embryos?: string | null;
          id?: string;
          n?: number | null;
          note?: string | null;
          outcome?: string | null;
          percentage: number;
          period_from?: string | null;
          period_to?: string | null;
          published_by?: string | null;
          range_from?: number | null;
          range_to?: number | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
          successes?: number | null;
          tested?: boolean | null;
          verdict?: string | null;
        };
        Update: {
          age_from?: number | null;
          age_to?: number | null;
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string | null;
          country?: string | null;
          created_at?: string;
          denominator?: string | null;
          eggs?: string;
          embryos?: string | null;
          id?: string;
          n?: number | null;
          note?: string | null;
          outcome?: string | null;
          percentage?: number;
          period_from?: string | null;
          period_to?: string | null;
          published_by?: string | null;
          range_from?: number | null;
          range_to?: number | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
          successes?: number | null;
          tested?: boolean | null;
          verdict?: string | null;
        };
        Relationships: [];
      };
      clinic_reviews: {
        Row: {
          changed_at: string;
          checked_by: string | null;
          checked_on: string | null;
          clinic_id: string;
          count: number;
          created_at: string;
          id: string;
          note: string | null;
          platform: string;
          published_by: string | null;
          retired_at: string | null;
          scale: number;
          score: number;
          source_name: string | null;
          source_url: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id: string;
          count: number;
          created_at?: string;
          id?: string;
          note?: string | null;
          platform: string;
          published_by?: string | null;
          retired_at?: string | null;
          scale: number;
          score: number;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
        };
        Update: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string;
          count?: number;
          created_at?: string;
          id?: string;
          note?: string | null;
          platform?: string;
          published_by?: string | null;
          retired_at?: string | null;
          scale?: number;
          score?: number;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      clinic_services: {
        Row: {
          changed_at: string;
          checked_by: string | null;
          checked_on: string | null;
          clinic_id: string;
          code: string;
          created_at: string;
          id: string;
          is_offered: boolean;
          kind: string;
          note: string | null;
          published_by: string | null;
          retired_at: string | null;
          source_name: string | null;
          source_url: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id: string;
          code: string;
          created_at?: string;
          id?: string;
          is_offered: boolean;
          kind: string;
          note?: string | null;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
        };
        Update: {
          changed_at?: string;
          checked_by?: string | null;
          checked_on?: string | null;
          clinic_id?: string;
          code?: string;
          created_at?: string;
          id?: string;
          is_offered?: boolean;
          kind?: string;
          note?: string | null;
          published_by?: string | null;
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      clinic_submissions: {
        Row: {
          additional_info: string | null;
          binned_at: string | null;
          binned_by: string | null;
          clinic_id: string | null;
          clinic_name: string;
          country: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          form_id: string;
          id: string;
          inserted_xid: unknown;
          made_clinic: boolean;
          reason: string | null;
          relationship: string;
          satisfaction: number;
          searched: string;
          sponsored: boolean;
          state: string;
          website: string;
        };
        ComputedFields: never;
        Insert: {
          additional_info?: string | null;
          binned_at?: string | null;
          binned_by?: string | null;
          clinic_id?: string | null;
          clinic_name: string;
          country: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          made_clinic?: boolean;
          reason?: string | null;
          relationship: string;
          satisfaction: number;
          searched?: string;
          sponsored?: boolean;
          state?: string;
          website: string;
        };
        Update: {
          additional_info?: string | null;
          binned_at?: string | null;
          binned_by?: string | null;
          clinic_id?: string | null;
          clinic_name?: string;
          country?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          made_clinic?: boolean;
          reason?: string | null;
          relationship?: string;
          satisfaction?: number;
          searched?: string;
          sponsored?: boolean;
          state?: string;
          website?: string;
        };
        Relationships: [];
      };
      clinics: {
        Row: {
          basis: NonNullable<Json>;
          changed_at: string;
          countries: string[];
          egg_donation_success_rate: number | null;
          established: number | null;
          figure_notes: string;
          fixed_prices: Json | null;
          hero_logo_url: string | null;
          id: string;
          languages: string[];
          latitude: number | null;
          locations: string[];
          longitude: number | null;
          merged_into: string | null;
          name: string;
          overall_score: number | null;
          price_euros: number | null;
          published: boolean;
          register_number: string | null;
          review_score: number | null;
          specialties: string[];
          success_rate: number | null;
          upvote_count: number;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          basis?: NonNullable<Json>;
          changed_at?: string;
          countries?: string[];
          egg_donation_success_rate?: number | null;
          established?: number | null;
          figure_notes?: string;
          fixed_prices?: Json | null;
          hero_logo_url?: string | null;
          id: string;
          languages?: string[];
          latitude?: number | null;
          locations?: string[];
          longitude?: number | null;
          merged_into?: string | null;
          name: string;
          overall_score?: number | null;
          price_euros?: number | null;
          published?: boolean;
          register_number?: string | null;
          review_score?: number | null;
          specialties?: string[];
          success_rate?: number | null;
          upvote_count?: number;
          website?: string | null;
        };
        Update: {
          basis?: NonNullable<Json>;
          changed_at?: string;
          countries?: string[];
          egg_donation_success_rate?: number | null;
          established?: number | null;
          figure_notes?: string;
          fixed_prices?: Json | null;
          hero_logo_url?: string | null;
          id?: string;
          languages?: string[];
          latitude?: number | null;
          locations?: string[];
          longitude?: number | null;
          merged_into?: string | null;
          name?: string;
          overall_score?: number | null;
          price_euros?: number | null;
          published?: boolean;
          register_number?: string | null;
          review_score?: number | null;
          specialties?: string[];
          success_rate?: number | null;
          upvote_count?: number;
          website?: string | null;
        };
        Relationships: [];
      };
      country_rules: {
        Row: {
          answer: string;
          article: string | null;
          as_of: string | null;
          changed_at: string;
          checked_on: string;
          confidence: string;
          country: string;
          id: string;
          question: string;
          source_name: string;
          source_url: string;
          watch_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          article?: string | null;
          as_of?: string | null;
          changed_at?: string;
          checked_on: string;
          confidence: string;
          country: string;
          id?: string;
          question: string;
          source_name: string;
          source_url: string;
          watch_until?: string | null;
        };
        Update: {
          answer?: string;
          article?: string | null;
          as_of?: string | null;
          changed_at?: string;
          checked_on?: string;
          confidence?: string;
          country?: string;
          id?: string;
          question?: string;
          source_name?: string;
          source_url?: string;
          watch_until?: string | null;
        };
        Relationships: [];
      };
      figure_reports: {
        Row: {
          binned_at: string | null;
          binned_by: string | null;
          clinic_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          email: string | null;
          figure: string;
          form_id: string;
          id: string;
          inserted_xid: unknown;
          reason: string | null;
          right_value: string;
          searched: string;
          source_url: string;
          state: string;
        };
        ComputedFields: never;
        Insert: {
          binned_at?: string | null;
          binned_by?: string | null;
          clinic_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          email?: string | null;
          figure: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          reason?: string | null;
          right_value: string;
          searched?: string;
          source_url: string;
          state?: string;
        };
        Update: {
          binned_at?: string | null;
          binned_by?: string | null;
          clinic_id?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          email?: string | null;
          figure?: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          reason?: string | null;
          right_value?: string;
          searched?: string;
          source_url?: string;
          state?: string;
        };
        Relationships: [];
      };
      law_checks: {
        Row: {
          checked_on: string;
          country: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          checked_on: string;
          country: string;
          id?: string;
        };
        Update: {
          checked_on?: string;
          country?: string;
          id?: string;
        };
        Relationships: [];
      };
      sponsorships: {
        Row: {
          changed_at: string;
          clinic_id: string;
          created_at: string;
          from_date: string;
          id: string;
          note: string | null;
          until_date: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          clinic_id: string;
          created_at?: string;
          from_date: string;
          id?: string;
          note?: string | null;
          until_date: string;
        };
        Update: {
          changed_at?: string;
          clinic_id?: string;
          created_at?: string;
          from_date?: string;
          id?: string;
          note?: string | null;
          until_date?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_submission: {
        Args: { p_clinic_id: string; p_id: string; p_is_listed?: boolean };
        Returns: undefined;
      };
      add_admin: { Args: { p_email: string; p_role: string }; Returns: string };
      admin_clinics: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          added_at: string;
          added_by: string;
          email: string;
          has_two_factor: boolean;
          is_self: boolean;
          last_sign_in_at: string;
          role: string;
          user_id: string;
        }[];
      };
      admin_reports: { Args: { p_page?: number; p_search?: string; p_state: string }; Returns: Json };
      admin_role: { Args: Record<PropertyKey, never>; Returns: string };
      admin_submissions: { Args: { p_page?: number; p_search?: string; p_state: string }; Returns: Json };
      apply_import: { Args: { p_import: string; p_lines: number }; Returns: Json };
      audit_votes: { Args: { p_burst?: number }; Returns: Json };
      audit_votes_as_owner: { Args: { p_burst?: number }; Returns: Json };
      bin_report: { Args: { p_id: string }; Returns: undefined };
      bin_submission: { Args: { p_id: string }; Returns: undefined };
      block_visitors: {
        Args: { p_address?: string; p_days?: number; p_network?: string; p_reason?: string };
        Returns: string;
      };
      blocks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          by_email: string;
          created_at: string;
          expires_at: string;
          id: number;
          network: string;
          reason: string;
        }[];
      };
      change_admin_role: { Args: { p_role: string; p_user: string }; Returns: undefined };
      check_import: {
        Args: { p_columns: string[]; p_import: string; p_kind: string; p_rows: Json };
        Returns: Json;
      };
      clinic_after_merges: { Args: { p_clinic_id: string }; Returns: string };
      clinic_facts: { Args: { p_clinic_id: string }; Returns: Json };
      clinics_facts: { Args: { p_ids: string[] }; Returns: Json };
      count_history_before: { Args: { p_before: string }; Returns: number };
      country_laws: { Args: { p_countries?: string[] }; Returns: Json };
      create_human_check: { Args: { p_clinic_id: string; p_session_id: string }; Returns: Json };
      days_of_address: {
        Args: { p_address: string };
        Returns: {
          day: string;
          unproven: number;
          voided: number;
          votes: number;
        }[];
      };
      delete_history_before: { Args: { p_before: string }; Returns: number };
      drop_import: { Args: { p_import: string }; Returns: undefined };
      end_admin_sessions: { Args: { p_email: string }; Returns: string };
      end_block: { Args: { p_id: number }; Returns: boolean };
      export_rows: { Args: { p_after: string; p_kind: string }; Returns: Json };
      facts_to_edit: { Args: { p_clinic_id?: string }; Returns: Json };
      finish_report: { Args: { p_id: string }; Returns: undefined };
      handle_captcha_failure: {
        Args: { p_clinic_id?: string; p_ip_address?: string; p_session_id?: string; p_user_agent?: string };
        Returns: Json;
      };
      handle_clinic_upvote: {
        Args: { p_clinic_id: string; p_session_id: string; p_user_agent?: string };
        Returns: Json;
      };
      health: { Args: Record<PropertyKey, never>; Returns: Json };
      history_change: { Args: { p_id: number }; Returns: Json };
      history_page: {
        Args: { p_before?: number; p_clinic?: string; p_person?: string; p_relations?: string[] };
        Returns: {
          action: string;
          after: Json;
          at: string;
          before: Json;
          by_email: string;
          by_user: string;
          can_restore: boolean;
          clinic_id: string;
          clinic_name: string;
          id: number;
          is_cut: boolean;
          relation: string;
          restores: number;
          row_id: string;
          row_name: string;
        }[];
      };
      history_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          user_id: string;
        }[];
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_ip_banned: { Args: { p_ip_address?: string; p_session_id?: string }; Returns: boolean };
      make_admin: { Args: { p_email: string; p_role?: string }; Returns: undefined };
      merge_clinics: { Args: { p_from: string; p_into: string }; Returns: undefined };
      merge_preview: { Args: { p_from: string; p_into: string }; Returns: Json };
      own_two_factor: { Args: Record<PropertyKey, never>; Returns: boolean };
      pause_visitors: { Args: { p_sentence?: string; p_what: string }; Returns: undefined };
      pauses: {
        Args: Record<PropertyKey, never>;
        Returns: {
          sentence: string;
          what: string;
        }[];
      };
      post_to_edit: {
        Args: { p_id: string };
        Returns: {
          author_name: string | null;
          canonical_url: string | null;
          category_id: string | null;
          content: string;
          created_at: string;
          excerpt: string | null;
          featured_image: string | null;
          id: string;
          meta_description: string | null;
          meta_keywords: string[];
          meta_title: string | null;
          og_description: string | null;
          og_image: string | null;
          og_title: string | null;
          published: boolean;
          published_at: string | null;
          slug: string;
          title: string;
          twitter_description: string | null;
          twitter_image: string | null;
          twitter_title: string | null;
          updated_at: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "blog_posts";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      published_post: {
        Args: { p_slug: string };
        Returns: {
          author_name: string | null;
          canonical_url: string | null;
          category_id: string | null;
          content: string;
          created_at: string;
          excerpt: string | null;
          featured_image: string | null;
          id: string;
          meta_description: string | null;
          meta_keywords: string[];
          meta_title: string | null;
          og_description: string | null;
          og_image: string | null;
          og_title: string | null;
          published: boolean;
          published_at: string | null;
          slug: string;
          title: string;
          twitter_description: string | null;
          twitter_image: string | null;
          twitter_title: string | null;
          updated_at: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "blog_posts";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      reject_report: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      reject_submission: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remove_admin: { Args: { p_user: string }; Returns: undefined };
      reopen_report: { Args: { p_id: string }; Returns: undefined };
      reopen_submission: { Args: { p_id: string }; Returns: boolean };
      report_experience: { Args: { p_report: Json }; Returns: undefined };
      report_to_review: { Args: { p_id: string }; Returns: Json };
      restore_history: { Args: { p_id: number }; Returns: number };
      restore_report: { Args: { p_id: string }; Returns: undefined };
      restore_submission: { Args: { p_id: string }; Returns: undefined };
      restore_votes: {
        Args: { p_clinic_id: string; p_from: string; p_reason?: string; p_until: string };
        Returns: number;
      };
      set_sponsored_price: { Args: { p_euros?: number }; Returns: undefined };
      sign_out_admin: { Args: { p_user: string }; Returns: undefined };
      similar_clinics: {
        Args: { p_name: string; p_website: string };
        Returns: {
          countries: string[];
          id: string;
          locations: string[];
          name: string;
          published: boolean;
          same_host: boolean;
          same_name: boolean;
          website: string;
        }[];
      };
      speed_and_errors: { Args: { p_days?: number }; Returns: Json };
      sponsored_price: { Args: Record<PropertyKey, never>; Returns: number };
      submission_to_review: { Args: { p_id: string }; Returns: Json };
      suspicious_days: {
        Args: { p_days?: number };
        Returns: {
          around: Json;
          browser_elsewhere: number;
          busy_networks: number;
          clinic_id: string;
          clinic_name: string;
          day: string;
          networks: number;
          of_browser: number;
          of_busy: number;
          of_network: number;
          of_provider: number;
          reasons: string[];
          unproven: number;
          usual: number;
          voided: number;
          votes: number;
        }[];
      };
      suspicious_hours: {
        Args: { p_at_least?: number; p_days?: number };
        Returns: {
          addresses: number;
          around: Json;
          clinic_id: string;
          clinic_name: string;
          hour: string;
          most_of_one: number;
          networks: number;
          unproven: number;
          voided: number;
          votes: number;
        }[];
      };
      undo_import: { Args: { p_import: string }; Returns: Json };
      undo_voiding: { Args: { p_id: number }; Returns: number };
      unmerge_clinic: { Args: { p_from: string }; Returns: undefined };
      unused_pictures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          name: string;
        }[];
      };
      verify_admin_login: {
        Args: { p_address: string; p_email: string; p_password: string };
        Returns: boolean;
      };
      void_votes: {
        Args: { p_clinic_id: string; p_from: string; p_reason: string; p_until: string };
        Returns: number;
      };
      void_votes_of_address: {
        Args: { p_address: string; p_clinic_id?: string; p_reason: string };
        Returns: number;
      };
      voidings: {
        Args: { p_before?: number };
        Returns: {
          at: string;
          by_email: string;
          by_operator: boolean;
          clinic_id: string;
          clinic_name: string;
          clinics: number;
          first_vote: string;
          id: number;
          last_vote: string;
          reason: string;
          restored: boolean;
          taken_back_at: string;
          votes: number;
        }[];
      };
      vote_addresses: {
        Args: { p_clinic_id?: string; p_days?: number; p_from?: string; p_prefix?: number; p_until?: string };
        Returns: {
          address: string;
          addresses: number;
          blocked_until: string;
          clinics: number;
          first_vote: string;
          is_unknown: boolean;
          last_vote: string;
          unproven: number;
          voided: number;
          votes: number;
        }[];
      };
      votes_of_address: {
        Args: { p_address: string };
        Returns: {
          all_clinics: number;
          all_unproven: number;
          all_voided: number;
          all_votes: number;
          blocked_until: string;
          clinic_id: string;
          clinic_name: string;
          first_vote: string;
          is_unknown: boolean;
          last_vote: string;
          prefix: number;
          unproven: number;
          voided: number;
          votes: number;
          wider: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
