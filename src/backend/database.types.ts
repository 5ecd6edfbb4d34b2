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
      clinic_prices: {
        Row: {
          amount: number;
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
          retired_at: string | null;
          source_name: string | null;
          source_url: string | null;
          status: string;
          tested: boolean | null;
        };
        ComputedFields: never;
        Insert: {
          age_from?: number | null;
          age_to?: number | null;
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
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status: string;
          tested?: boolean | null;
        };
        Update: {
          age_from?: number | null;
          age_to?: number | null;
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
          retired_at?: string | null;
          source_name?: string | null;
          source_url?: string | null;
          status?: string;
          tested?: boolean | null;
        };
        Relationships: [];
      };
      clinic_reviews: {
        Row: {
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
      clinic_submissions: {
        Row: {
          additional_info: string | null;
          clinic_name: string;
          country: string;
          created_at: string;
          form_id: string;
          id: string;
          inserted_xid: unknown;
          relationship: string;
          satisfaction: number;
          sponsored: boolean;
          website: string;
        };
        ComputedFields: never;
        Insert: {
          additional_info?: string | null;
          clinic_name: string;
          country: string;
          created_at?: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          relationship: string;
          satisfaction: number;
          sponsored?: boolean;
          website: string;
        };
        Update: {
          additional_info?: string | null;
          clinic_name?: string;
          country?: string;
          created_at?: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          relationship?: string;
          satisfaction?: number;
          sponsored?: boolean;
          website?: string;
        };
        Relationships: [];
      };
      clinics: {
        Row: {
          archived_at: string | null;
          basis: NonNullable<Json>;
          countries: string[];
          egg_donation_success_rate: number | null;
          established: number | null;
          fixed_prices: Json | null;
          hero_logo_url: string | null;
          id: string;
          languages: string[];
          locations: string[];
          name: string;
          overall_score: number | null;
          price_euros: number | null;
          review_score: number | null;
          specialties: string[];
          success_rate: number | null;
          upvote_count: number;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          basis?: NonNullable<Json>;
          countries?: string[];
          egg_donation_success_rate?: number | null;
          established?: number | null;
          fixed_prices?: Json | null;
          hero_logo_url?: string | null;
          id: string;
          languages?: string[];
          locations?: string[];
          name: string;
          overall_score?: number | null;
          price_euros?: number | null;
          review_score?: number | null;
          specialties?: string[];
          success_rate?: number | null;
          upvote_count?: number;
          website?: string | null;
        };
        Update: {
          archived_at?: string | null;
          basis?: NonNullable<Json>;
          countries?: string[];
          egg_donation_success_rate?: number | null;
          established?: number | null;
          fixed_prices?: Json | null;
          hero_logo_url?: string | null;
          id?: string;
          languages?: string[];
          locations?: string[];
          name?: string;
          overall_score?: number | null;
          price_euros?: number | null;
          review_score?: number | null;
          specialties?: string[];
          success_rate?: number | null;
          upvote_count?: number;
          website?: string | null;
        };
        Relationships: [];
      };
      figure_reports: {
        Row: {
          clinic_id: string;
          created_at: string;
          email: string | null;
          figure: string;
          form_id: string;
          id: string;
          inserted_xid: unknown;
          right_value: string;
          source_url: string;
        };
        ComputedFields: never;
        Insert: {
          clinic_id: string;
          created_at?: string;
          email?: string | null;
          figure: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          right_value: string;
          source_url: string;
        };
        Update: {
          clinic_id?: string;
          created_at?: string;
          email?: string | null;
          figure?: string;
          form_id?: string;
          id?: string;
          inserted_xid?: unknown;
          right_value?: string;
          source_url?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      audit_votes: { Args: { p_burst?: number }; Returns: Json };
      clinic_facts: { Args: { p_clinic_id: string }; Returns: Json };
      create_human_check: { Args: { p_clinic_id: string; p_session_id: string }; Returns: Json };
      handle_captcha_failure: {
        Args: { p_clinic_id?: string; p_ip_address?: string; p_session_id?: string; p_user_agent?: string };
        Returns: Json;
      };
      handle_clinic_upvote: {
        Args: { p_clinic_id: string; p_session_id: string; p_user_agent?: string };
        Returns: Json;
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_ip_banned: { Args: { p_ip_address?: string; p_session_id?: string }; Returns: boolean };
      make_admin: { Args: { p_email: string }; Returns: undefined };
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
      restore_votes: {
        Args: { p_clinic_id: string; p_from: string; p_reason?: string; p_until: string };
        Returns: number;
      };
      verify_admin_login: {
        Args: { p_address: string; p_email: string; p_password: string };
        Returns: boolean;
      };
      void_votes: {
        Args: { p_clinic_id: string; p_from: string; p_reason: string; p_until: string };
        Returns: number;
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
